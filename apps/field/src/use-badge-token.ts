import { useEffect, useState } from 'react';

/** The token of a badge link stands behind the hash, which no server sees. */
export function useBadgeToken(): string | undefined {
  const read = () => /^#badge=([\w-]{43})$/.exec(location.hash)?.[1];
  const [token, setToken] = useState(read);
  useEffect(() => {
    const look = () => setToken(read());
    addEventListener('hashchange', look);
    addEventListener('field-enrolled', look);
    return () => {
      removeEventListener('hashchange', look);
      removeEventListener('field-enrolled', look);
    };
  });
  return token;
}
