import { useLayoutEffect, useRef } from 'react';
import type { Live } from './live.ts';

/** Hands `write` what `live` is: when it is rendered, and at each change, which renders nothing. */
export function useLive<T>({ read, subscribe }: Live<T>, write: (value: T) => void): void {
  const told = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    let written = read();
    if (written !== undefined) write(written);
    told.current = () => {
      const value = read();
      if (value === undefined || Object.is(value, written)) return;
      written = value;
      write(value);
    };
  });
  useLayoutEffect(() => subscribe(() => told.current?.()), [subscribe]);
}

/** The text of an element that holds nothing else. */
export function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (node && text !== '') {
    if (node.nodeValue !== text) node.nodeValue = text;
  } else if (element && element.textContent !== text) element.textContent = text;
}
