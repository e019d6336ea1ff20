import type pg from 'pg';
import type { IndexStep } from './migration.ts';

/** Makes an index while the table serves. One that a killed run left half made is dropped first: PostgreSQL keeps it, unused and written. */
export async function makeIndex(client: pg.ClientBase, { sql, index }: IndexStep): Promise<void> {
  const { rows } = await client.query<{ timeout: string; is_broken: boolean }>(
    `select current_setting('lock_timeout') as timeout,
       exists (select from pg_index where indexrelid = to_regclass($1) and not indisvalid) as is_broken`,
    [index],
  );
  const [found] = rows;
  // It waits for transactions that began before it, and nobody waits for its locks meanwhile.
  await client.query('set lock_timeout = 0');
  try {
    if (found?.is_broken) await client.query(`drop index concurrently ${index}`);
    await client.query(sql);
  } finally {
    await client.query(`select set_config('lock_timeout', $1, false)`, [found?.timeout ?? '5s']);
  }
}
