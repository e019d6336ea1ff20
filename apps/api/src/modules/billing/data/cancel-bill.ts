import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

/**
 * Cancels an unpaid bill with nobody paying it; the database decides, with the bill locked. `cancelled`, what stands in the way, or
 * undefined when there is no such bill.
 */
export async function cancelBillOf(
  tx: Transaction,
  { reference, by, reason }: { readonly reference: string; readonly by: string; readonly reason: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ outcome: string | null }>(
    sql`select cancel_bill(${reference}, ${by}::uuid, ${reason}) as outcome`,
  );
  return rows[0]?.outcome ?? undefined;
}
