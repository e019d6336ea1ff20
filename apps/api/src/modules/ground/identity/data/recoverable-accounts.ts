import { taxpayerRoles } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface RecoverableAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null of those who did not register. */
  readonly phoneNumber: string | null;
  readonly officeId: number | null;
}

/** The taxpayer's account of this number that names this NIN; staff are never among them. It stays as it is until the transaction ends. */
export async function lockRecoverable(
  tx: Transaction,
  tpui: string,
  ninIndex: Buffer,
): Promise<RecoverableAccount | undefined> {
  return tablesOf(tx)
    .selectFrom('users')
    .select(({ ref, selectFrom }) => [
      ...(['id', 'email'] as const),
      sql<string>`person_name(${ref('first_name')}, ${ref('last_name')})`.as('name'),
      selectFrom('user_registrations')
        .select('phone_number')
        .whereRef('user_registrations.user_id', '=', 'users.id')
        .as('phoneNumber'),
      sql<number | null>`home_office_of(${ref('tpui')})`.as('officeId'),
    ])
    .where('tpui', '=', tpui)
    .where('nin_blind_index', '=', ninIndex)
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles')
            .select('user_id')
            .whereRef('user_roles.user_id', '=', 'users.id')
            .where('role_name', 'not in', [...taxpayerRoles]),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account that is not `except` has the address. */
export async function isAddressTaken(tx: Transaction, email: string, except: string): Promise<boolean> {
  const found = await tablesOf(tx)
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', except)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return found !== undefined;
}
