import { useEffect, useState } from 'react';

const pauseMs = 400;

/** What was said once typing rests: the same object while it says the same. */
export function useSettled<T>(said: T): T {
  const text = JSON.stringify(said);
  const [settled, setSettled] = useState({ text, said });
  useEffect(() => {
    if (text === settled.text) return;
    const timer = setTimeout(() => setSettled({ text, said }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, said, settled.text]);
  return settled.said;
}
