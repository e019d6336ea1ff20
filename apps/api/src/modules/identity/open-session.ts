import { type Door, doorPlaces, type OpenSession, type SignedInUserView } from '@portal/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Account } from './data/accounts.repository.ts';
import type { SessionsRepository } from './data/sessions.repository.ts';
import { deviceNameOf } from './device-name.ts';
import { idleExpiryOf, idleSecondsOf, longestSessionSeconds, type SessionTimes } from './domain/session-times.ts';
import { newToken, tokenHashOf } from './tokens.ts';

/** Where a sign-in comes from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

export interface OpenSessionDeps {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
}

/** A new token for each sign-in: whatever the browser held before opens nothing. */
export async function openSession(
  { sessions, clock }: OpenSessionDeps,
  account: Account,
  door: Door,
  { ip, userAgent }: Origin,
): Promise<OpenSession> {
  const token = newToken();
  const now = clock.now();
  const times = {
    lastUsedAt: now,
    idleSeconds: idleSecondsOf(door),
    expiresAt: new Date(now.getTime() + longestSessionSeconds * 1000),
  };
  await sessions.open({
    tokenHash: tokenHashOf(token),
    userId: account.id,
    door,
    address: ip,
    device: deviceNameOf(userAgent),
    ...times,
  });
  return { token, user: viewOf(account), landing: doorPlaces[door].landing, ...presentTimes(times) };
}

export function viewOf({ roles, firstName, lastName, email, avatar, tpui }: Account): SignedInUserView {
  return { roles: [...roles], userRole: roles[0] ?? '', firstName, lastName, email, avatar, tpui };
}

export function presentTimes(times: SessionTimes): { expiresAt: string; idleExpiresAt: string } {
  return { expiresAt: times.expiresAt.toISOString(), idleExpiresAt: idleExpiryOf(times).toISOString() };
}
