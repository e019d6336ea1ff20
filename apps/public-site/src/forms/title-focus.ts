import { useEffect, useRef } from 'react';

/** As after a navigation: whoever listens hears where they are, and whoever looks is at the top. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus();
}

/** Where one screen takes the place of another at the same address, and with it of what had the focus. */
export function useTitleFocus(shown: boolean | string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    focusTitle();
  }, [shown]);
}
