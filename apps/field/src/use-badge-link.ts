import { useEffect, useState } from 'react';

/** What a link admits a phone with: as an enumerator's, or as an officer's for visits. */
export interface BadgeLink {
  readonly kind: 'badge' | 'officer';
  readonly token: string;
}

function linkIn(hash: string): BadgeLink | undefined {
  const [, kind, token] = /^#(badge|officer)=([\w-]{43})$/.exec(hash) ?? [];
  return token ? { kind: kind === 'officer' ? 'officer' : 'badge', token } : undefined;
}

/** The token of a badge link stands behind the hash, which no server sees. */
export function useBadgeLink(): BadgeLink | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const look = () => setHash(location.hash);
    addEventListener('hashchange', look);
    addEventListener('field-enrolled', look);
    return () => {
      removeEventListener('hashchange', look);
      removeEventListener('field-enrolled', look);
    };
  }, []);
  return linkIn(hash);
}
