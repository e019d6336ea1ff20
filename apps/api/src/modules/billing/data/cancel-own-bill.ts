import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

interface OwnBill {
  readonly reference: string;
  readonly userId: string;
  readonly tpui: string;
}

/**
 * Cancels a bill for the account that raised it for itself; the database decides, with the bill locked. `cancelled`, `already-cancelled`, or why not;
 * undefined when there is no such bill of theirs.
 */
export async function cancelBillOfOwn(
  transaction: Transaction,
  { reference, userId, tpui }: OwnBill,
): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ outcome: string | null }>(
    sql`select cancel_own_bill(${reference}, ${userId}::uuid, ${tpui}) as outcome`,
  );
  return rows[0]?.outcome ?? undefined;
}
