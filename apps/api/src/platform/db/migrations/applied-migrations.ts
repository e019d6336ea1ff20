import type pg from 'pg';
import { inTransaction } from './in-transaction.ts';
import { mendedMigrations } from './mended-migrations.ts';
import type { Migration } from './migration.ts';

const tables = `
CREATE SCHEMA IF NOT EXISTS migrations;
CREATE TABLE IF NOT EXISTS migrations.applied (
  name text PRIMARY KEY,
  hash text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
-- How far the steps of a file have come that commits each of them.
CREATE TABLE IF NOT EXISTS migrations.steps (
  migration text NOT NULL,
  step integer NOT NULL,
  sql_hash text NOT NULL,
  -- The last key of the batches that are done.
  reached text,
  is_done boolean NOT NULL,
  PRIMARY KEY (migration, step)
);`;

interface Applied {
  readonly name: string;
  readonly hash: string;
}

/**
 * Which migrations the database has, after making the tables that say so. Databases that drizzle-kit's runner migrated have only
 * the hashes of files in `drizzle.__drizzle_migrations`; they are taken over once, and that table stays for a release that goes back.
 */
export async function appliedMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  const { rows: known } = await client.query(
    `select from pg_tables where schemaname = 'migrations' and tablename = 'applied'`,
  );
  if (known.length === 0) {
    await inTransaction(client, async () => {
      await client.query(tables);
      for (const migration of await appliedByDrizzle(client, migrations)) await recordApplied(client, migration);
    });
  }
  const { rows } = await client.query<Applied>('select name, hash from migrations.applied');
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const changed = rows.filter(({ name, hash }) => !isTextOf(byName.get(name), hash)).map(({ name }) => name);
  if (changed.length > 0) {
    throw new Error(`Changed after the database had applied them: ${changed.toSorted().join(', ')}`);
  }
  return new Set(rows.map(({ name }) => name));
}

export async function recordApplied(client: pg.ClientBase, { name, hash }: Applied): Promise<void> {
  await client.query('insert into migrations.applied (name, hash) values ($1, $2)', [name, hash]);
}

async function appliedByDrizzle(client: pg.ClientBase, migrations: readonly Migration[]): Promise<readonly Applied[]> {
  const { rows: found } = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (found.length === 0) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }, position) => {
    const migration = migrations.find((candidate) => isTextOf(candidate, hash));
    if (!migration) {
      throw new Error(
        `Migration ${position + 1} of this database (SHA-256 ${hash}) is no file of this release: it was changed after the database had applied it, or comes from elsewhere`,
      );
    }
    return { name: migration.name, hash };
  });
}

/** A migration that this release does not know comes from a later one, and is none of its business. */
function isTextOf(migration: Migration | undefined, hash: string): boolean {
  return !migration || migration.hash === hash || (mendedMigrations[migration.name] ?? []).includes(hash);
}
