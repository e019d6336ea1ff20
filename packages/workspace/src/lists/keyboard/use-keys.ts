import { useEffect, useEffectEvent } from 'react';

/** By `KeyboardEvent.key`. */
export type Keys = readonly (readonly [key: string, act: (event: KeyboardEvent) => void])[];

/** Nothing is typed into a box that is ticked. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * Single keys of a screen. They sleep while a field has the focus, while a dialog is open, with a modifier,
 * and when somebody has switched them off (WCAG 2.1.4); Escape and keys longer than a letter always work.
 */
export function useKeys(keys: Keys, areOn: boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const act = keys.find(([key]) => key === event.key)?.[1];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest(typing) || document.querySelector('[role="dialog"]')) return;
    if (event.key.length === 1 && !areOn) return;
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
