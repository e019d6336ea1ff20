import { sql } from 'kysely';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';

/** As when a bank takes its money back; in the database of test mode alone. */
export async function voidPlayedReceipt(db: TestModeDatabase, billId: string): Promise<void> {
  await tablesOf(db)
    .selectFrom('receipts')
    .select(({ ref }) => sql`void_receipt(${ref('id')}, 'reversal', 'Taken back in test mode')`.as('done'))
    .where('bill_id', '=', billId)
    .execute();
}
