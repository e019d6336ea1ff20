import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** The attempts whose money these refunds give back. */
export async function attemptsOfRefunds(
  db: Pick<Database, '$client'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf(db)
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('p.intent_id as intentId')
    .distinct()
    .where('r.id', 'in', ids)
    .where('r.state', '=', 'payable')
    .execute();
  return rows.map(({ intentId }) => intentId);
}
