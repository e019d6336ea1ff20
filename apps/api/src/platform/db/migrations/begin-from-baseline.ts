import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { appliedMigrations, recordApplied } from './applied-migrations.ts';
import { inTransaction } from './in-transaction.ts';
import type { Migration } from './migration.ts';

const folder = fileURLToPath(new URL('../../../../migrations/baseline', import.meta.url));

/**
 * A new installation begins where the migrations that the baseline names end, and has them as applied; answers how many those
 * are. A database with tables goes its own way. `client` holds the runner's lock.
 */
export async function beginFromBaseline(client: pg.ClientBase, migrations: readonly Migration[]): Promise<number> {
  const applied = await appliedMigrations(client, migrations);
  if (applied.size > 0 || (await hasTables(client))) return 0;
  const [file = ''] = await readdir(folder);
  const sql = await readFile(join(folder, file), 'utf8');
  const included = migrations.filter(({ name }) => name <= basename(file, '.sql'));
  await inTransaction(client, async () => {
    await client.query(sql);
    for (const migration of included) await recordApplied(client, migration);
  });
  return included.length;
}

async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
  return rows.length > 0;
}
