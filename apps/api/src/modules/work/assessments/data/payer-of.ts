import type { Role } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { type BillToRaise, findOwnPayer } from '../../../money/billing/index.ts';

/** Who a taxpayer is on the bill of their assessment: as their account says it, or without one as the register does. */
export async function payerOf(tx: Transaction, tpui: string, people: readonly string[]): Promise<BillToRaise['payer']> {
  const [userId] = people;
  if (userId !== undefined) {
    const role = sql<Role>`active_role(${userId}::uuid)`;
    const account = await tablesOf(tx).selectNoFrom(role.as('role')).executeTakeFirstOrThrow();
    const payer = await findOwnPayer(tx, userId, account.role);
    if (payer) return { ...payer, tpui };
  }
  const known = await tablesOf(tx)
    .selectFrom('reading.taxpayers')
    .select(['name as firstName', 'phone', 'category_id as categoryId'])
    .where('tpui', '=', tpui)
    .executeTakeFirstOrThrow();
  return {
    ...{ tpui, lastName: '', email: '', address: '' },
    ...{ firstName: known.firstName ?? '', phone: known.phone ?? '', categoryId: known.categoryId ?? 1 },
  };
}

/** Whose taxpayer it is; undefined while the register has nobody of this TPUI. */
export function taxpayerToAssess(
  tx: Transaction,
  tpui: string,
): Promise<{ readonly officeId: number | null; readonly standing: string | null } | undefined> {
  return tablesOf(tx)
    .selectFrom('reading.taxpayers')
    .select(['home_office_id as officeId', 'standing'])
    .where('tpui', '=', tpui)
    .executeTakeFirst();
}
