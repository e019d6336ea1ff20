import { type Door, doorPlaces } from '@portal/contracts';
import { returnAddress } from '../roles/return-address.ts';
import { activeRole, type Session } from '../session/session.ts';

/** `routeTo` of spec §4: home, with its window open. */
const mdaCollections = 'mda-collections';

export interface SignInTarget {
  readonly to: string;
  readonly state?: { readonly modalState: true };
}

/** Where a session leads at a door, or nothing when it is not one of that door's. */
export function signInTarget(door: Door, session: Session, routeTo: string | null): SignInTarget | undefined {
  const { admits, landing } = doorPlaces[door];
  const role = activeRole(session);
  if (!role || !admits.includes(role)) return undefined;
  if (door === 'public' && routeTo === mdaCollections) return { to: '/', state: { modalState: true } };
  return { to: returnAddress(routeTo, session) ?? landing };
}
