import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** The name of a revenue head, when it is one of this MDA's. */
export async function findRevenueHeadName(tx: Transaction, mdaId: number, code: string): Promise<string | undefined> {
  const head = await tablesOf(tx)
    .selectFrom('revenue_heads')
    .select('name')
    .where('code', '=', code)
    .where('mda_id', '=', mdaId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return head?.name;
}
