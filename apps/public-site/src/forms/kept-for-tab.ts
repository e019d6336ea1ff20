import { useEffect, useState } from 'react';

/** An answer that stays for the tab, so that a reload does not take a reference away. */
export function useKeptForTab<T>(key: string, isOne: (value: unknown) => value is T) {
  const [kept, setKept] = useState<T>();

  // After the first drawing: the page came with its HTML, and the server knows nothing of the tab.
  useEffect(() => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (isOne(value)) setKept(value);
    } catch {
      // Nothing of ours, or the browser keeps nothing.
    }
  }, [key, isOne]);

  return {
    kept,
    keep(value: T | undefined) {
      setKept(value);
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // It is on the screen and in the mail.
      }
    },
  };
}
