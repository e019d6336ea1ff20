import { useLive } from '@portal/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCalculation } from './use-calculation.ts';

/** How an element shows a figure, and what it does with one that stands in it already. */
export interface OwnText<E extends HTMLElement> {
  readonly write: (element: E, text: string) => void;
  /** Called while nothing was entered: what somebody did before the page had started counts. */
  readonly takeEarly: (element: E) => void;
}

/**
 * For an element that keeps its own text, so that a letter or a choice renders nothing of the form: a link that is opened and a form
 * that is emptied say what stands in it, too. `name`: of the field.
 */
export function useOwnText<E extends HTMLElement>(name: string, { write, takeEarly }: OwnText<E>): RefObject<E | null> {
  const element = useRef<E>(null);
  const { now, subscribe } = useCalculation();
  useLayoutEffect(() => {
    if (element.current && now().typed[name] === undefined) takeEarly(element.current);
  });
  useLive({ read: () => now().typed[name] ?? '', subscribe }, (text) => {
    if (element.current) write(element.current, text);
  });
  return element;
}

export function writeValue(element: HTMLInputElement, text: string): void {
  if (element.value !== text) element.value = text;
}
