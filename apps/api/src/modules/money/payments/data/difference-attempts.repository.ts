import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';

/** The attempts to pay that a difference between lists of money is about; undefined when there is no such difference. */
export async function attemptsOfDifference(db: Database, id: string): Promise<readonly string[] | undefined> {
  const { rows } = await db.execute<{ attempts: string[] | null }>(
    sql`select (select array_agg(a) from attempts_of_difference(c) a) as attempts from settlement_cases c where c.id = ${id}::bigint`,
  );
  return rows[0] && (rows[0].attempts ?? []);
}
