import { type Door, doorPlaces, type OpenSession, type Scope, type SignedInUserView } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { deviceNameOf, noteActivity } from '../audit/index.ts';
import type { Account } from './data/accounts.repository.ts';
import type { KnownDevicesRepository } from './data/known-devices.repository.ts';
import type { SessionsRepository } from './data/sessions.repository.ts';
import { scopeOf } from './domain/scope-of.ts';
import { idleExpiryOf, idleSecondsOf, longestSessionSeconds, type SessionTimes } from './domain/session-times.ts';
import type { Notify } from './identity.jobs.ts';
import { newToken, tokenHashOf } from './tokens.ts';

/** Where a sign-in comes from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** What the browser keeps since it signed in last. */
  readonly device?: string | undefined;
}

export interface OpenSessionDeps {
  readonly db: Database;
  readonly sessions: SessionsRepository;
  readonly knownDevices: KnownDevicesRepository;
  readonly clock: Clock;
  readonly notify: Notify;
}

/**
 * A new token for each sign-in: whatever the browser held before opens nothing. A device not seen lately is told by e-mail.
 * An account that changed while the password was checked stays shut.
 */
export async function openSession(
  { db, sessions, knownDevices, clock, notify }: OpenSessionDeps,
  account: Account,
  door: Door,
  origin: Origin,
): Promise<OpenSession> {
  const scope = scopeOf(account.roles[0] ?? '', account.belongings);
  if (!scope) throw new BusinessError('identity.invalid-credentials');
  const token = newToken();
  const device = origin.device ?? newToken();
  const now = clock.now();
  const times = {
    lastUsedAt: now,
    idleSeconds: idleSecondsOf(door),
    expiresAt: new Date(now.getTime() + longestSessionSeconds * 1000),
  };
  const facts = factsOf(origin);
  await db.transaction(async (tx) => {
    const isNewDevice = await sessions.open(tx, account, { tokenHash: tokenHashOf(token), door, ...facts, ...times });
    if (isNewDevice === undefined) throw new BusinessError('identity.invalid-credentials');
    await knownDevices.remember(tx, account.id, tokenHashOf(device), now);
    if (isNewDevice) await notify(tx, account.id, 'new-device', facts);
  });
  const [role = null] = account.roles;
  const who = { actor: { userId: account.id }, role, subject: `user:${account.id}` };
  await noteActivity(db, { ...who, action: 'session.opened', detail: { door } });
  return {
    token,
    device,
    user: viewOf(account, scope),
    landing: doorPlaces[door].landing,
    ...presentTimes(times, now),
  };
}

/** As people recognise it. */
export function factsOf({ ip, userAgent }: Origin): { address: string; device: string } {
  return { address: ip, device: deviceNameOf(userAgent) };
}

export function viewOf({ roles, firstName, lastName, email, avatar, tpui }: Account, scope: Scope): SignedInUserView {
  return { roles: [...roles], userRole: roles[0] ?? '', firstName, lastName, email, avatar, tpui, scope };
}

export function presentTimes(times: SessionTimes, now: Date): Pick<OpenSession, 'expiresAt' | 'idleExpiresAt' | 'now'> {
  return {
    expiresAt: times.expiresAt.toISOString(),
    idleExpiresAt: idleExpiryOf(times).toISOString(),
    now: now.toISOString(),
  };
}
