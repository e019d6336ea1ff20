import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

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
  const cancel = sql<string | null>`cancel_own_bill(${reference}, ${userId}::uuid, ${tpui})`;
  const { outcome } = await tablesOf(transaction).selectNoFrom(cancel.as('outcome')).executeTakeFirstOrThrow();
  return outcome ?? undefined;
}

/** Whether the bill is theirs: nobody has providers asked about another's. */
export async function isOfOwn(db: Database, reference: string, tpui: string): Promise<boolean> {
  const found = await tablesOf(db)
    .selectFrom('bills')
    .select('id')
    .where('reference', '=', reference)
    .where('payer_tpui', '=', tpui)
    .executeTakeFirst();
  return found !== undefined;
}
