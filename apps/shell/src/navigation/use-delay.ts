import { useEffect, useState } from 'react';

/** True once something has been going on for that long. */
export function useDelay(isActive: boolean, milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isActive, milliseconds]);
  return isActive && hasPassed;
}
