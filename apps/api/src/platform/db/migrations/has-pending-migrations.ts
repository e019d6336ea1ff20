import type { Pool } from 'pg';
import type { Migration } from './migration.ts';

/** Says whether the database lacks one of `migrations`; more than those it may have, from a later release. */
export async function hasPendingMigrations(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  const { rows: known } = await pool.query<{ known: boolean }>(
    `select to_regclass('migrations.applied') is not null as known`,
  );
  if (!known[0]?.known) return true;
  const { rows } = await pool.query<{ name: string }>('select name from migrations.applied');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.some(({ name }) => !applied.has(name));
}
