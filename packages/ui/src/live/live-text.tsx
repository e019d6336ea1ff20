import { useRef, useState } from 'react';
import type { Live } from './live.ts';
import { useLive, writeText } from './use-live.ts';

export interface LiveTextProps {
  readonly of: Live<string>;
}

/** A text that changes with every keystroke somebody types: it is written where it stands, and nothing else is rendered. */
export function LiveText({ of }: LiveTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  // To React it never changes: a render must not write it a second time.
  const [first] = useState(of.read);
  useLive(of, (text) => writeText(element.current, text));
  return <span ref={element}>{first}</span>;
}
