import { sql } from 'drizzle-orm';
import type { Transaction } from '../../src/platform/db/database.ts';

/** Who answers, confirms and rejects in the demonstration: a SuperAdmin, whom decision 8 leaves every desk. */
export async function demoStaffId(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where email = 'superadmin@demo.test' and status <> 'deleted'`,
  );
  if (!rows[0]) throw new Error('The demonstration accounts come first');
  return rows[0].id;
}
