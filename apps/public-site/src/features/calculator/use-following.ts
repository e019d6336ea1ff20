import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Calculation } from './calculation.ts';
import { followCalculation, type Part } from './following-calculation.ts';
import { useCalculation } from './use-calculation.ts';

/** The calculation around, as a part of the page shows it; `ref` is for the element of that part. */
export function useFollowing<E extends HTMLElement>(part: Part): readonly [ref: RefObject<E | null>, Calculation] {
  const calculation = useCalculation();
  const [followed] = useState(() => followCalculation(calculation, part));
  const element = useRef<E>(null);
  useLayoutEffect(() => (element.current ? followed.standsIn(element.current) : undefined), [followed]);
  return [element, followed];
}
