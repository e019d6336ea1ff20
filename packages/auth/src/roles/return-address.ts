import { doorPlaces } from '@portal/contracts';
import { placeOf } from '@portal/platform';
import type { Session } from '../session/session.ts';
import { canEnter } from './can-enter.ts';

const base = 'https://portal.invalid';

/**
 * A `routeTo` that may be followed after signing in: an address of this portal, no door, and one that this person may enter.
 * Everything else, above all another host in any spelling, is nothing.
 */
export function returnAddress(routeTo: string | null, session: Session): string | undefined {
  if (!routeTo?.startsWith('/')) return undefined;
  const url = parsed(routeTo);
  // `/.//host` is one of ours while it is parsed and another host's once it is followed.
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (isDoor(url.pathname) || !canEnter(placeOf(url.pathname).access, session)) return undefined;
  url.searchParams.delete('a');
  url.searchParams.delete('routeTo');
  return url.pathname + url.search + url.hash;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function isDoor(pathname: string): boolean {
  return Object.values(doorPlaces).some(({ path }) => path === pathname);
}
