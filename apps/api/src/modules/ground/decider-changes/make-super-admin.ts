import { portalAddress, superAdminsWanted } from '@portal/contracts';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../audit/index.ts';
import {
  createOneTimeTokensRepository,
  findSuperAdmins,
  insertUser,
  newToken,
  otherSuperAdmins,
  tokenHashOf,
} from '../identity/index.ts';
import { createDeciderChangesRepository } from './data/decider-changes.repository.ts';

export interface NewSuperAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** There are enough of them, or the address belongs to somebody else. */
export class SuperAdminRefused extends Error {
  override readonly name = 'SuperAdminRefused';
}

const linkHours = 24;
const refusal = `There are ${superAdminsWanted} active SuperAdmins already: ask them to propose another one.`;

/**
 * Makes a SuperAdmin while there are fewer than wanted, on the server, where no second person is asked: the first of an
 * installation, and those that are missing because accounts were lost. The others are told. Answers the token of the link that
 * sets the password, once, within a day; asked again before the password is set, it answers a new one.
 */
export async function makeSuperAdmin(db: Database, person: NewSuperAdmin, now = systemClock.now()): Promise<string> {
  const email = person.email.trim().toLowerCase();
  const token = newToken();
  const changes = createDeciderChangesRepository(db);
  const userId = await db
    .transaction(async (tx) => {
      const known = await findSuperAdmins(tx);
      const unfinished = known.find((admin) => admin.email === email && !admin.hasPassword);
      if (unfinished && (known.length === 1 || (await changes.isMadeOnServer(tx, unfinished.id)))) return unfinished.id;
      if (known.filter(({ isActive }) => isActive).length >= superAdminsWanted) throw new SuperAdminRefused(refusal);
      const { firstName, lastName } = person;
      const asked = { change: 'creation', firstName, lastName, roleName: 'SuperAdmin', language: 'en' } as const;
      const others = await otherSuperAdmins(tx, null);
      const id = await insertUser(tx, { ...person, email, roles: ['SuperAdmin'] });
      if (!id) throw new SuperAdminRefused('Somebody has this email address already: give another one.');
      await changes.madeOnServer(tx, { userId: id, asked: { ...asked, email }, at: now });
      const entry = { actor: { system: 'make-super-admin' }, action: 'user.created' as const, subject: `user:${id}` };
      await writeAudit(tx, { ...entry, detail: { roleNames: ['SuperAdmin'] } });
      await publishNotice(tx, {
        to: others,
        kind: 'decider.made-on-server',
        facts: { person: `${person.firstName} ${person.lastName}`, email },
        path: portalAddress('/admin/settings/users', { record: id }),
        occasion: `made on the server ${id}`,
      });
      return id;
    })
    .catch((error: unknown) => {
      throw violates(error, 'decider_changes_enough') ? new SuperAdminRefused(refusal) : error;
    });
  const expiresAt = new Date(now.getTime() + linkHours * 60 * 60 * 1000);
  const tokens = createOneTimeTokensRepository(db);
  await tokens.issue({ purpose: 'reset-password', userId, tokenHash: tokenHashOf(token), now, expiresAt });
  return token;
}
