import type { Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

interface AccountToOpen {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly userType: Role;
  /** Absent for whoever gave a virtual NIN. */
  readonly nin: { readonly sealed: Buffer; readonly index: Buffer; readonly last4: string } | null;
  readonly personIndex: Buffer | null;
}

/**
 * Opens a taxpayer's account and gives it its TPUI, unless its e-mail address or its person has one of this kind: then
 * nothing changes. Either way the same statements, and who has the accounts in question (the new one, or those in the way).
 */
export async function openAccount(
  transaction: Transaction,
  account: AccountToOpen,
): Promise<{ readonly isNew: boolean; readonly ownerIds: readonly string[] }> {
  const { id, email, firstName, middleName, lastName, passwordHash, userType, nin, personIndex } = account;
  const opened = await transaction.execute(
    sql`with person as (
        insert into users (id, email, first_name, other_name, last_name, password_hash, user_type, tpui,
          nin_encrypted, nin_blind_index, nin_last4, person_blind_index)
        values (${id}, ${email}, ${firstName}, ${middleName || null}, ${lastName}, ${passwordHash}, ${userType}, next_tpui(),
          ${nin?.sealed ?? null}, ${nin?.index ?? null}, ${nin?.last4 ?? null}, ${personIndex})
        on conflict do nothing returning id
      )
      insert into user_roles (user_id, role_name, position) select id, ${userType}, 1 from person`,
  );
  const owners = await transaction.execute<{ id: string }>(
    sql`select id from users where status <> 'deleted' and (email = ${email}
      or (user_type = ${userType} and user_type in ('Individual', 'Agent') and (nin_blind_index = ${nin?.index ?? null} or person_blind_index = ${personIndex})))`,
  );
  return { isNew: opened.rowCount === 1, ownerIds: owners.rows.map((owner) => owner.id) };
}
