import type { Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

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
  /** Only then does the account get a TPUI, and nobody else one of this kind for this person. */
  readonly isProved: boolean;
}

/**
 * Opens a taxpayer's account, unless its e-mail address has one or its person has proved one of this kind: then nothing
 * changes. Either way the same statements, and who has the accounts in question (the new one, or those in the way).
 */
export async function openAccount(
  transaction: Transaction,
  account: AccountToOpen,
): Promise<{ readonly isNew: boolean; readonly ownerIds: readonly string[] }> {
  const { id, email, firstName, middleName, lastName, passwordHash, userType, nin, personIndex, isProved } = account;
  const proved = sql`tpui is not null and user_type = ${userType} and user_type in ('Individual', 'Agent')
    and (nin_blind_index = ${nin?.index ?? null} or person_blind_index = ${personIndex})`;
  const opened = await transaction.execute(
    sql`with person as (
        insert into users (id, email, first_name, other_name, last_name, password_hash, user_type, tpui,
          nin_encrypted, nin_blind_index, nin_last4, person_blind_index)
        select ${id}::uuid, ${email}, ${firstName}, ${middleName || null}, ${lastName}, ${passwordHash}, ${userType},
          case when ${isProved} then next_tpui() end, ${nin?.sealed ?? null}::bytea, ${nin?.index ?? null}::bytea, ${nin?.last4 ?? null}, ${personIndex}::bytea
        where not exists (select from users where status <> 'deleted' and ${proved})
        on conflict do nothing returning id
      )
      insert into user_roles (user_id, role_name, position) select id, ${userType}, 1 from person`,
  );
  const owners = await transaction.execute<{ id: string }>(
    sql`select id from users where status <> 'deleted' and (email = ${email} or (${proved}))`,
  );
  return { isNew: opened.rowCount === 1, ownerIds: owners.rows.map((owner) => owner.id) };
}
