import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/**
 * Cancels bills that others take the place of, as by a plan or an amendment. The caller has locked them and seen that nobody is
 * paying them; the database refuses a bill that is paid.
 */
export async function cancelReplacedBills(
  tx: Transaction,
  { billIds, by, reason }: { readonly billIds: readonly string[]; readonly by: string; readonly reason: string },
): Promise<void> {
  if (billIds.length === 0) return;
  await tablesOf(tx)
    .updateTable('bills')
    .set({ cancelled_at: sql<Date>`clock_timestamp()`, cancelled_by: by, cancelled_reason: reason })
    .where('id', 'in', [...billIds])
    .execute();
}
