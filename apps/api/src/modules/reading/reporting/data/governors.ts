import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

/** Ids of those who have the role of Governor and are not deleted. */
export async function findGovernors(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select u.id from users u join user_roles r on r.user_id = u.id where r.role_name = 'Governor' and u.status <> 'deleted'`);
  return rows.map(({ id }) => id);
}
