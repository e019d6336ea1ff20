import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { catalogueOf } from '../../../testing/catalogue-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { applyMigrations } from '../migrations/apply-migrations.ts';
import { parseMigration } from '../migrations/parse-migration.ts';

const { db, ownerUrl } = await createTestDatabase();
const client = new pg.Client({ connectionString: ownerUrl });
await client.connect();
afterAll(() => client.end());

const change = 'alter table collection_lines alter receipt_number type varchar(60)';
const changeBack = 'alter table collection_lines alter receipt_number type text';

it('a migration declares what is in its way: it is dropped before, and there again after the run', async () => {
  const before = await catalogueOf(client);
  await expect(applyMigrations(client, [parseMigration('9000_undeclared', change)])).rejects.toThrow(
    'Migration 9000_undeclared was not applied: cannot alter type of a column used by a view or rule',
  );

  const head = '-- drops: reading.collections.view, reading.receipts.view\n';
  const [first, second] = [parseMigration('9001_there', head + change), parseMigration('9002_back', changeBack)];
  expect(await applyMigrations(client, [first, second])).toBe(2);
  await expect(db.$client.query('select * from reading.collections')).rejects.toThrow('does not exist');

  expect(await migrate(ownerUrl)).toBe(0);
  expect(await catalogueOf(client)).toEqual(before);
  await db.$client.query('select * from reading.collections');
});

it('a migration that commits each step cannot drop anything for its whole time', () => {
  expect(() => parseMigration('9003', '-- outside a transaction\n-- drops: a.view\nselect 1')).toThrow(
    '9003: what is dropped before a migration is dropped in its transaction',
  );
});
