import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

/** Of people whose accounts are deleted already; answers where their pictures lie. */
export async function deleteRegistrations(transaction: Transaction, userIds: readonly string[]): Promise<string[]> {
  const ids = sql.param([...userIds]);
  await transaction.execute(sql`delete from user_registrations where user_id = any (${ids}::uuid[])`);
  await transaction.execute(sql`delete from agent_pre_registrations where used_by = any (${ids}::uuid[])`);
  const { rows } = await transaction.execute<{ storageKey: string }>(
    sql`delete from agent_documents where user_id = any (${ids}::uuid[]) returning storage_key as "storageKey"`,
  );
  return rows.map(({ storageKey }) => storageKey);
}
