import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startDemands } from './testing/demands-test-app.ts';

const { db } = await createTestDatabase();
const { given, owes, demanded, move, query, manager, director, officer } = await startDemands(db);

const states = ['prepared', 'approved', 'issued', 'served', 'withdrawn'] as const;
type State = (typeof states)[number];
/** Written by hand: what the law of a notice allows. */
const legal = [
  'prepared>approved',
  'prepared>withdrawn',
  'approved>issued',
  'approved>withdrawn',
  'issued>served',
  'issued>withdrawn',
  'served>withdrawn',
];
const cells = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));

async function noticeIn(state: State): Promise<string> {
  const { tpui } = await given();
  const { id: bill } = await owes(tpui);
  const id = await demanded(tpui, [bill], state === 'withdrawn' ? 'approved' : state);
  if (state === 'withdrawn') await move(id, 'cancel', manager, 'Not needed');
  return id;
}

const changes: Readonly<Record<State, string>> = {
  prepared: `state = 'prepared'`,
  approved: `state = 'approved', decided_by = $2, decided_at = now()`,
  issued: `state = 'issued', issued_by = $2, issued_at = now()`,
  served: `state = 'served', served_by = $2, served_at = clock_timestamp(), served_on = lagos_day(clock_timestamp()), served_how = 'by-hand',
    served_place = 'Here', served_proof = 'Somebody', service_noted_at = now()`,
  withdrawn: `state = 'withdrawn', ended_by = $2, ended_at = now(), end_reason = 'Because'`,
};

it.each(cells)('from %s to %s it goes by the table alone, and never past its case', async (from, to) => {
  const id = await noticeIn(from);
  const client = await db.$client.connect();
  await client.query('begin');
  const made = client.query(
    `update demand_notices set ${changes[to]} where id = $1`,
    to === 'prepared' ? [id] : [id, manager],
  );
  if (from === 'served' && to === 'withdrawn') await expect(made).resolves.toMatchObject({ rowCount: 1 });
  else
    await expect(made).rejects.toMatchObject({
      constraint: legal.includes(`${from}>${to}`)
        ? 'demand_notices_move_by_steps'
        : expect.stringMatching(/^demand_notices_(moves|facts_fixed)$/),
    });
  await client.query('rollback');
  client.release();
  expect(await query('select state from demand_notices where id = $1', [id])).toEqual([{ state: from }]);
});

it.each([
  ['its total', `total_kobo = 1`],
  ['its taxpayer', `tpui = (select min(t.tpui) from taxpayers t)`],
  ['who prepared it', `prepared_by = $2`],
  ['its decision', `decided_by = $2`],
  ['its service', `served_on = served_on - 1`],
])('what was written stays: %s', async (_what, change) => {
  const id = await noticeIn('served');
  await expect(
    query(`update demand_notices set ${change} where id = $1`, change.includes('$2') ? [id, director] : [id]),
  ).rejects.toMatchObject({ constraint: expect.stringMatching(/^demand_notices_/) });
});

it('is never deleted, its bills neither, and nobody adds one later', async () => {
  const id = await noticeIn('approved');
  await expect(query('delete from demand_notices where id = $1', [id])).rejects.toThrow();
  await expect(query('delete from demand_notice_bills where notice_id = $1', [id])).rejects.toThrow();
  await expect(query('update demand_notice_bills set amount_kobo = 1 where notice_id = $1', [id])).rejects.toThrow();
  const [{ tpui } = { tpui: '' }] = await query<{ tpui: string }>('select tpui from demand_notices where id = $1', [
    id,
  ]);
  const more = await owes(tpui, { year: 2022 });
  await expect(
    query('insert into demand_notice_bills values ($1, $2, $3)', [id, more.id, more.totalKobo]),
  ).rejects.toMatchObject({ constraint: 'demand_notice_bills_fixed' });
});

it('begins undecided, and comes to its bills', async () => {
  const { tpui } = await given();
  const begin = (total: number, state: string) =>
    query(
      `insert into demand_notices (number, tpui, office_id, total_kobo, state, prepared_by) values (next_demand_number(), $1, 6, $2, $3, $4)`,
      [tpui, total, state, officer],
    );
  await expect(begin(1, 'approved')).rejects.toMatchObject({ constraint: 'demand_notices_begin' });
  await expect(begin(1, 'prepared')).rejects.toMatchObject({ constraint: 'demand_notices_add_up' });
});
