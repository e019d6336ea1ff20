import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations/read-migrations.ts';

const app = fileURLToPath(new URL('../../../', import.meta.url));

it('brings an empty database to today’s schema once, however many runners start together', async () => {
  const url = await createEmptyDatabase();
  const files = await readMigrations();

  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);

  expect(applied.toSorted((a, b) => b - a)).toEqual([files.length, 0, 0]);
});

it('says why in each file, and gives up instead of queueing when traffic holds what it needs', async () => {
  for (const { name, commitsEachStep } of await readMigrations()) {
    const sql = await readFile(join(app, 'migrations', `${name}.sql`), 'utf8');
    expect(sql, name).toMatch(/^-- [^\n]+\n/);
    // Steps outside a transaction have the limit of the runner.
    if (!commitsEachStep) expect(sql, name).toContain(`SET LOCAL lock_timeout = '5s'`);
  }
});

it('numbers its files without a gap, so that two branches cannot take one number', async () => {
  const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, position) => position));
});
