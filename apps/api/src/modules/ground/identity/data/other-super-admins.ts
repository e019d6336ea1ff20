import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

/** Who can decide what one of them proposed: those whose active role it is, but for that one; all of them for null. */
export async function otherSuperAdmins(tx: Transaction, userId: string | null): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select u.id from users u join user_roles r on r.user_id = u.id
      where u.status = 'active' and u.id is distinct from ${userId}::uuid and r.role_name = 'SuperAdmin'
        and r.position = (select min(position) from user_roles where user_id = u.id) order by u.id`,
  );
  return rows.map(({ id }) => id);
}
