import type { Database } from '../../platform/db/database.ts';
import { writeAudit } from '../audit/index.ts';
import { createOneTimeTokensRepository } from './data/one-time-tokens.repository.ts';
import { findSuperAdmins } from './data/super-admins.repository.ts';
import { insertUser } from './data/users.repository.ts';
import { newToken, tokenHashOf } from './tokens.ts';

export interface FirstSuperAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An installation has one already, or the address belongs to somebody else. */
export class SuperAdminRefused extends Error {
  override readonly name = 'SuperAdminRefused';
}

const linkHours = 24;

/**
 * Makes the first SuperAdmin of an installation and answers the token of the link that sets the password, once, within a
 * day. Asked again before the password is set, it answers a new one.
 */
export async function makeFirstSuperAdmin(db: Database, person: FirstSuperAdmin, now = new Date()): Promise<string> {
  const email = person.email.trim().toLowerCase();
  const token = newToken();
  const userId = await db.transaction(async (tx) => {
    const known = await findSuperAdmins(tx);
    const unfinished = known.find((admin) => admin.email === email && !admin.hasPassword);
    if (unfinished && known.length === 1) return unfinished.id;
    if (known.length > 0) throw new SuperAdminRefused('There is a SuperAdmin already: ask them to assign the role.');
    const id = await insertUser(tx, { ...person, email, roles: ['SuperAdmin'] });
    if (!id) throw new SuperAdminRefused('Somebody has this email address already: give another one.');
    const entry = { actor: { system: 'make-super-admin' }, action: 'user.created', subject: `user:${id}` };
    await writeAudit(tx, { ...entry, detail: { roleNames: ['SuperAdmin'] } });
    return id;
  });
  const expiresAt = new Date(now.getTime() + linkHours * 60 * 60 * 1000);
  const tokens = createOneTimeTokensRepository(db);
  await tokens.issue({ purpose: 'reset-password', userId, tokenHash: tokenHashOf(token), now, expiresAt });
  return token;
}
