import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { type BillOfDuty, billsOfDuty } from './bills-of-duty.ts';

/** Nobody pays, cancels or renews them until the transaction ends. */
export async function lockBills(
  tx: Transaction,
  billIds: readonly string[],
): Promise<readonly (BillOfDuty & { readonly isPending: boolean })[]> {
  if (billIds.length === 0) return [];
  await tablesOf(tx)
    .selectFrom('bills')
    .select('id')
    .where('id', 'in', [...billIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  // A statement of its own: whoever paid one while this one waited did what the first could not see.
  const pending = await tablesOf(tx)
    .selectFrom('bills')
    .select(({ ref }) => ['id', sql<boolean>`is_payment_pending(${ref('id')})`.as('isPending')])
    .where('id', 'in', [...billIds])
    .execute();
  const waits = new Set(pending.flatMap(({ id, isPending }) => (isPending ? [id] : [])));
  return (await billsOfDuty(tx, billIds)).map((bill) => ({ ...bill, isPending: waits.has(bill.id) }));
}
