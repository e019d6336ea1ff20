import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useOpening } from './use-opening.ts';

interface Shown {
  readonly id: string;
  readonly isUrgent: boolean;
}

/** From back to front. */
let shown: readonly Shown[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Shown[]) {
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
  const id = useId();
  const all = useSyncExternalStore(subscribe, shownNow, shownNow);
  const waits = !isUrgent && !all.some((each) => each.id === id) && all.some((each) => each.isUrgent);
  const isShown = useOpening(isOpen) && !waits;
  useLayoutEffect(() => {
    if (!isShown) return;
    show([...shown, { id, isUrgent }]);
    return () => show(shown.filter((each) => each.id !== id));
  }, [isShown, id, isUrgent]);
  return { isShown, isInFront: all.at(-1)?.id === id };
}
