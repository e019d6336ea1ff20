import { useEffect, useState } from 'react';
import { askAgainMs } from './use-revoked-list.ts';

/** The clock of this device, read again while a page stays open: a certificate may be over at midnight. `from` while a server renders. */
export function useNow(from: number): number {
  const [now, setNow] = useState(from);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), askAgainMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
