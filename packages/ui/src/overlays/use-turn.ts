import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useOpening } from './use-opening.ts';

const urgentMark = '!';
/** Ids of open dialogs, from back to front; those of urgent ones begin with the mark. */
let shown: readonly string[] = [];
const listeners = new Set<() => void>();

function show(next: readonly string[]) {
  shown = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const shownNow = () => shown;

/** When a dialog has its turn: at once, or after an urgent one that was there first. In front is the one that opened last. */
export function useTurn(
  isOpen: boolean,
  isUrgent: boolean,
): { readonly isShown: boolean; readonly isInFront: boolean } {
  const id = (isUrgent ? urgentMark : '') + useId();
  const all = useSyncExternalStore(subscribe, shownNow, shownNow);
  const waits = !isUrgent && !all.includes(id) && all.some((each) => each.startsWith(urgentMark));
  const isShown = useOpening(isOpen) && !waits;
  useLayoutEffect(() => {
    if (!isShown) return;
    show([...shown, id]);
    return () => show(shown.filter((each) => each !== id));
  }, [isShown, id]);
  return { isShown, isInFront: all.at(-1) === id };
}
