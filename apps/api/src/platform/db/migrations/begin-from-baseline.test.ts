import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { catalogueOf } from '../../../testing/catalogue-of.ts';
import { createEmptyDatabase } from '../../../testing/empty-database.ts';
import { migrate } from '../migrate.ts';
import { applyMigrations } from './apply-migrations.ts';
import { beginFromBaseline } from './begin-from-baseline.ts';
import { readMigrations } from './read-migrations.ts';

async function emptyDatabase(): Promise<{ url: string; client: pg.Client }> {
  const url = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return { url, client };
}

/** When a row was entered, and from which day on a statement is expected, are the day of the installation. */
const ofTheDay = ['created_at', 'expected_from'];

async function rowsOf(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_jsonb(t) - $1::text[] as row from ${name} t order by 1`, [ofTheDay]);
    if (rows.length > 0) found[name] = rows;
  }
  const { rows: numbers } = await client.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { ...found, numbers };
}

it('a new installation is what a database is that went through every migration', async () => {
  const [old, begun] = [await emptyDatabase(), await emptyDatabase()];
  const migrations = await readMigrations();
  await applyMigrations(old.client, migrations);
  expect(await migrate(old.url)).toBe(0);
  expect(await migrate(begun.url)).toBe(migrations.length);

  const [before, after] = [await catalogueOf(old.client), await catalogueOf(begun.client)];
  expect(Object.keys(before).length).toBeGreaterThan(5_000);
  expect(after).toEqual(before);
  const rows = await rowsOf(begun.client);
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['roles', 'ledger_accounts', 'law_rules', 'work_moves']));
  expect(rows).toEqual(await rowsOf(old.client));
  const applied = 'select name, hash from migrations.applied order by name';
  expect((await begun.client.query(applied)).rows).toEqual((await old.client.query(applied)).rows);
}, 120_000);

it('a database with tables does not begin anew', async () => {
  const { client } = await emptyDatabase();
  await client.query('create table bills (id int)');
  expect(await beginFromBaseline(client, await readMigrations())).toBe(0);
});
