import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/**
 * Says to the database that the transaction is somebody's about their own account, which takes no second person: they change it, or
 * they close it.
 */
export async function saysTheirOwn(tx: Transaction, userId: string, does: 'changes' | 'closes'): Promise<void> {
  const setting = does === 'changes' ? 'portal.changed_by' : 'portal.closed_by';
  await tablesOf(tx).selectNoFrom(sql<string>`set_config(${setting}, ${userId}, true)`.as('said')).execute();
}
