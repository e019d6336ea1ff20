import { expect, it } from 'vitest';
import { countRawStatements, rawStatementsIn } from './count-raw-statements.ts';
import { grownModules, readList } from './raw-statements-list.ts';

it('statements that no type check reads become fewer, module by module (shorten the list: npm run raw-statements)', () => {
  const found = countRawStatements();

  expect(grownModules(found, readList()), 'built with `tablesOf` they are checked (docs/decisions/0735)').toEqual([]);
  expect(found, 'the list says what there is').toEqual(readList());
});

it.each([
  ['const { rows } = await tx.execute<Row>(sql`select id from bills`);', 1],
  ['await $client.query({ name, text, values });', 1],
  ['await readAs(scope, (run) => run<Row>(sql`select id from bills`));', 1],
  ["await client.query('update bills set id = $1', [id]);", 1],
  ['await sql<Row>`select id from bills`.execute(tablesOf(tx));', 1],
  ["await tablesOf(tx).selectFrom('bills').select('id').execute();", 0],
  ["await client.query('begin read only'); await client.query(`rollback`);", 0],
])('finds in %s', (source, count) => {
  expect(rawStatementsIn(source)).toBe(count);
});

it.each([
  [{ 'money/refunds': 3 }, { 'money/refunds': 2 }, ['money/refunds: 3, and 2 are allowed']],
  [{ 'money/new': 1 }, {}, ['money/new: 1, and 0 are allowed']],
  [{ 'money/refunds': 1 }, { 'money/refunds': 2 }, []],
])('refuses %j where %j are allowed', (found, listed, grown) => {
  expect(grownModules(found, listed)).toEqual(grown);
});
