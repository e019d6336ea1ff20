import { expect, it } from 'vitest';
import { foreignSql, tablesNamedIn } from './foreign-sql.ts';
import { newCrossings, readList } from './sql-walls-list.ts';
import { tableOwners, tablesOfCatalogue } from './table-owners.ts';

it('a module’s SQL names tables of other modules in fewer places, never in more (shorten the list: npm run sql-walls)', () => {
  const found = foreignSql();
  expect(
    newCrossings(found, readList()),
    'read a view of `reading`, or call a function of the owner (docs/decisions/0738)',
  ).toEqual([]);
  expect(newCrossings(readList(), found), 'the list has what is gone: npm run sql-walls').toEqual([]);
});

it('every table has one owner, and every owner’s table exists', () => {
  const tables = tablesOfCatalogue();
  expect(tables).toContain('bills');
  expect([...tableOwners().keys()].toSorted()).toEqual(tables.toSorted());
});

it.each([
  ['sql`select 1 from bills b join receipts r on r.bill_id = b.id`', ['bills', 'receipts']],
  ['sql`select 1 from bills b, payments as p where p.bill_id = b.id`', ['bills', 'payments']],
  ["tablesOf(tx).selectFrom('users as u').innerJoin('bills', 'bills.id', 'u.id')", ['users', 'bills']],
  ['// from users\n/** update bills */\nsql`select 1 -- from users\n from notices`', ['notices']],
  ["import { a } from '../x.ts';", []],
])('reads in %s', (source, tables) => {
  expect(tablesNamedIn(source)).toEqual(tables.map((table) => ({ table, isWritten: false })));
});

it.each([
  ['sql`insert into bills (id) values (1)`', 'bills'],
  ['sql`update only users set id = 1`', 'users'],
  ["tablesOf(tx).updateTable('work_items').set({})", 'work_items'],
  ["tablesOf(tx).deleteFrom('sessions')", 'sessions'],
  ['sql`delete from sessions`', 'sessions'],
])('writes in %s', (source, table) => {
  expect(tablesNamedIn(source)).toContainEqual({ table, isWritten: true });
});

it('a crossing that is not on the list is named', () => {
  const listed = { 'work/paye': { reads: ['bills'] } };
  expect(newCrossings({ 'work/paye': { reads: ['bills', 'users'], writes: ['bills'] } }, listed)).toEqual([
    'work/paye writes bills',
    'work/paye reads users',
  ]);
});
