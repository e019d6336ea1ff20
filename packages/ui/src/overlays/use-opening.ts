import { useLayoutEffect, useState } from 'react';

/**
 * Open a moment after it is in the page, never with it: a dialog that is made open (its code came with the first press) would not
 * know what had the focus before, and could not give it back.
 */
export function useOpening(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  // At once, before the dialog's content can take the focus.
  useLayoutEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
