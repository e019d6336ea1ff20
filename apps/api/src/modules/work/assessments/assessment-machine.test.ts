import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startAssessments } from './testing/assessments-test-app.ts';

const databases = await createTestDatabase();
const { officer, manager, query, serveOn, given, approved, propose, servedDaysAgo } = await startAssessments(databases);

const standing = async (id: string) =>
  (await query<{ standing: string }>('select assessment_standing($1) as standing', [id]))[0]?.standing;
async function served(): Promise<string> {
  const id = await approved((await given()).tpui);
  await serveOn(id, officer);
  return id;
}
/** How many days after a service today still is the last one to object, whatever rests today and tomorrow. */
async function lastAgo(): Promise<number> {
  const [row] = await query<{ ago: number }>(
    'select max(n)::int as ago from generate_series(25, 45) as n where last_day_to_object(lagos_today() - n::int) >= lagos_today()',
  );
  return row?.ago ?? 0;
}

it.each([
  ['2026-01-30', '2026-03-02'],
  ['2028-01-30', '2028-02-29'],
  ['2026-03-02', '2026-04-01'],
  ['2027-02-28', '2027-03-30'],
])('of a service on %s the last day is %s: thirty days, and no end on a day of rest', async (on, last) => {
  expect(await query('select last_day_to_object($1::date)::text as last', [on])).toEqual([{ last }]);
});

it('stands on its last day, and is final on the next by itself, whoever worked since', async () => {
  const id = await served();
  const ago = await lastAgo();
  await servedDaysAgo(id, ago);
  expect(await standing(id)).toBe('served');
  await expect(query(`update assessments set state = 'final' where id = $1`, [id])).rejects.toMatchObject({
    constraint: 'assessments_final_by_clock',
  });
  await servedDaysAgo(id, ago + 1);
  expect(await standing(id)).toBe('final');
  await query(`update assessments set state = 'final' where id = $1`, [id]);
  expect(await standing(id)).toBe('final');
});

it('rests while it is contested, however long, and goes on by its clock after', async () => {
  const id = await served();
  await query('select contest_assessment($1, lagos_today())', [id]);
  await servedDaysAgo(id, 60);
  expect(await standing(id)).toBe('contested');
  const demandable = () =>
    query('select demandable_from is not null as demandable from law_bills where source_id = $1', [id]);
  expect(await demandable()).toEqual([{ demandable: false }]);
  await query(`select end_contest($1, 'stands', $2, '')`, [id, manager]);
  expect(await standing(id)).toBe('final');
  expect(await demandable()).toEqual([{ demandable: true }]);
});

it('goes no way the law does not know, and what was written stays', async () => {
  const states = ['proposed', 'approved', 'served', 'final', 'replaced', 'withdrawn', 'upheld', 'revised'];
  const lawful: Readonly<Record<string, readonly string[]>> = {
    proposed: ['approved', 'withdrawn', 'replaced'],
    approved: ['served', 'withdrawn', 'replaced'],
    served: ['final', 'replaced', 'withdrawn', 'upheld', 'revised'],
  };
  const given3 = {
    proposed: (await propose(officer, (await given()).tpui)).json().id as string,
    approved: await approved((await given()).tpui),
    served: await served(),
  };
  for (const [from, id] of Object.entries(given3))
    for (const to of states.filter((state) => state !== from && !lawful[from]?.includes(state)))
      await expect(
        query('update assessments set state = $2 where id = $1', [id, to]),
        `${from} to ${to}`,
      ).rejects.toMatchObject({
        constraint: 'assessments_moves',
      });
  for (const change of [
    'tax_kobo = tax_kobo + 1',
    `lines = '[]'`,
    `reason = 'Another reason than that'`,
    'proposed_by = decided_by',
    `served_on = served_on - 1`,
    'period_from = period_from - 1',
  ])
    await expect(
      query(`update assessments set ${change} where id = $1`, [given3.served]),
      change,
    ).rejects.toMatchObject({
      code: '23000',
    });
  for (const statement of ['delete from assessments', 'truncate assessments', 'delete from law_bills'])
    await expect(query(statement), statement).rejects.toThrow();
  for (const state of ['upheld', 'revised'])
    await expect(
      query('update assessments set state = $2, ended_at = now() where id = $1', [given3.served, state]),
    ).rejects.toMatchObject({ constraint: 'assessments_contested' });
  await expect(
    query(`update assessments set state = 'replaced', ended_at = now(), replaced_by = uuidv7() where id = $1`, [
      given3.served,
    ]),
  ).rejects.toMatchObject({ constraint: 'assessments_replaced_by_return' });
});

it('its bill is worth what was assessed, and is not corrected', async () => {
  const id = await served();
  await expect(
    query('update bills set total_kobo = total_kobo + 1 where id = (select bill_id from assessments where id = $1)', [
      id,
    ]),
  ).rejects.toMatchObject({ constraint: 'bills_of_the_law_fixed' });
  await expect(query('update law_bills set source_id = uuidv7() where source_id = $1', [id])).rejects.toMatchObject({
    constraint: 'law_bills_fixed',
  });
});
