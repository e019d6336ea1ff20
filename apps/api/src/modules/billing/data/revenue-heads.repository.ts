import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

/** The name of a revenue head, when it is one of this MDA's. */
export async function findRevenueHeadName(tx: Transaction, mdaId: number, code: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from revenue_heads where code = ${code} and mda_id = ${mdaId} and is_active`,
  );
  return rows[0]?.name;
}
