import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/**
 * Cancels an unpaid bill with nobody paying it; the database decides, with the bill locked. `cancelled`, what stands in the way, or
 * undefined when there is no such bill.
 */
export async function cancelBillOf(
  tx: Transaction,
  { reference, by, reason }: { readonly reference: string; readonly by: string; readonly reason: string },
): Promise<string | undefined> {
  const cancel = sql<string | null>`cancel_bill(${reference}, ${by}::uuid, ${reason})`;
  const { outcome } = await tablesOf(tx).selectNoFrom(cancel.as('outcome')).executeTakeFirstOrThrow();
  return outcome ?? undefined;
}
