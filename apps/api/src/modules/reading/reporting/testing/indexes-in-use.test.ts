import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { indexesInUse } from './indexes-in-use.ts';

const { url, owner } = await createTestDatabase();

it('an index made over rows that were changed in place is waited for while an older transaction is open', async () => {
  await owner.$client.query('create table changed_in_place (id int primary key, what int) with (fillfactor = 50)');
  await owner.$client.query('insert into changed_in_place select n, 0 from generate_series(1, 200) n');
  const [older, client] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([older.connect(), client.connect()]);
  try {
    await older.query('begin isolation level repeatable read');
    await older.query('select pg_current_xact_id()');
    await owner.$client.query('update changed_in_place set what = 1');
    await owner.$client.query('create index changed_in_place_idx on changed_in_place (what)');
    const { rows } = await owner.$client.query(
      `select indcheckxmin as "isLeftOut" from pg_index where indexrelid = 'changed_in_place_idx'::regclass`,
    );
    expect(rows).toEqual([{ isLeftOut: true }]);
    const order: string[] = [];
    const waiting = indexesInUse(client).then(() => order.push('in use'));
    // A look that had not waited would have been over by the time of three statements on its own connection.
    await client.query('select 1');
    await client.query('select 1');
    order.push('ended');
    await older.query('rollback');
    await waiting;
    expect(order).toEqual(['ended', 'in use']);
  } finally {
    await Promise.all([older.end(), client.end()]);
  }
});
