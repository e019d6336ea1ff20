import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db } = await createTestDatabase();
const query = (text: string) => db.$client.query(text);

async function planOf(statement: string): Promise<string> {
  const client = await db.$client.connect();
  // The tables are empty here, and would be read whole.
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (verbose, costs off) ${statement}`);
  client.release(true);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  ['lagos_today', 'select from bills where expires_on < lagos_today()'],
  ['lagos_day', 'select lagos_day(created_at) from bills'],
  ['lagos_day', 'select lagos_day(clock_timestamp()) from bills'],
  ['lagos_midnight', 'select from bills where created_at >= lagos_midnight(issued_on)'],
  ['person_name', 'select person_name(first_name, last_name) from users'],
])('the expression of %s takes the place of its call', async (name, statement) => {
  expect(await planOf(statement)).not.toContain(name);
});

it('the heads of one bill are found by its lines, not by those of all', async () => {
  expect(await planOf('select (select heads from reading.bill_heads h where h.bill_id = b.id) from bills b')).toMatch(
    /Index Cond: \(\w+\.bill_id = b\.id\)/,
  );
});

it('a day begins at midnight in Lagos, an hour before it does in London', async () => {
  const { rows } = await query(
    `select lagos_midnight('2026-11-28') = '2026-11-27T23:00:00Z' as begins, lagos_day('2026-11-27T23:00:00Z')::text as day,
       lagos_day('2026-11-27T22:59:59Z')::text as before, lagos_today() = lagos_day(now()) as today`,
  );
  expect(rows).toEqual([{ begins: true, day: '2026-11-28', before: '2026-11-27', today: true }]);
});

it('a name is what is there of it, and null when nobody is', async () => {
  const { rows } = await query(
    `select person_name('Ada', 'Bello') as both, person_name('Ada Ltd', '') as one, person_name('', '') as none, person_name(null, null) as nobody`,
  );
  expect(rows).toEqual([{ both: 'Ada Bello', one: 'Ada Ltd', none: '', nobody: null }]);
});
