import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { type BillToRaise, insertLines } from './raise-bill.ts';

/** Other lines of the same sum, and where the payer is reached; reference and RRR stay. The database refuses a bill that is paid. */
export async function rewriteBill(
  tx: Transaction,
  bill: Parameters<typeof insertLines>[1],
  { phone, email, address }: BillToRaise['payer'],
  lines: BillToRaise['lines'],
): Promise<void> {
  const tables = tablesOf(tx);
  await tables
    .updateTable('bills')
    .set({ payer_phone: phone, payer_email: email, payer_address: address })
    .where('id', '=', bill.id)
    .execute();
  await tables.deleteFrom('bill_line_terms').where('bill_id', '=', bill.id).execute();
  await tables.deleteFrom('bill_lines').where('bill_id', '=', bill.id).execute();
  await insertLines(tx, bill, lines);
}
