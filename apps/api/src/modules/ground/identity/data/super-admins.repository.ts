import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

export interface SuperAdminRow {
  readonly id: string;
  readonly email: string;
  readonly hasPassword: boolean;
  /** Can act as one now. */
  readonly isActive: boolean;
}

/** Those who are not deleted; whoever asks is alone until its transaction ends. */
export async function findSuperAdmins(transaction: Transaction): Promise<SuperAdminRow[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(4005004)`);
  const { rows } = await transaction.execute<SuperAdminRow & Record<string, unknown>>(
    sql`select id, email, password_hash is not null as "hasPassword",
        status = 'active' and active_role(id) = 'SuperAdmin' as "isActive" from users
      join user_roles on user_id = users.id and role_name = 'SuperAdmin' where status <> 'deleted'`,
  );
  return rows;
}
