import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { refreshAll } from '../nightly.ts';
import { givenFiledPaye } from '../testing/given-filed.ts';
import { startObligations } from '../testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, tpuiOf, clock } = await startObligations(db);
const read = (as?: string, year = '2026') => call('GET', `/account/obligations?year=${year}`, { ...(as && { as }) });
const say = (as: string, body: object) => call('POST', '/account/obligation-facts', { as, body });

it('tells what is due in a year, the nearest day first, and nothing of anybody else', async () => {
  const [amina, other] = [await taxpayer(), await taxpayer()];
  await say(amina, { fact: 'self-employed', fromDay: '2025-01-01', toDay: '2025-12-31' });
  await say(amina, { fact: 'employer', fromDay: '2025-12-01', toDay: '2026-01-31' });
  await givenFiledPaye(db, { tpui: await tpuiOf(amina), month: '2025-12', on: '2026-01-10', by: amina });
  const answer = await read(amina);
  expect(answer.statusCode).toBe(200);
  expect(
    answer.json().obligations.map(({ source, ...told }: { source: string }) => {
      expect(source.length).toBeGreaterThan(10);
      return told;
    }),
  ).toEqual([
    {
      ...{ kind: 'paye-month', period: '2025-12', dueOn: '2026-01-10' },
      filedOn: '2026-01-10',
      state: 'filed',
      extension: null,
      excuse: null,
    },
    {
      ...{ kind: 'form-h1', period: '2025', dueOn: '2026-01-31' },
      filedOn: null,
      state: 'expected',
      extension: null,
      excuse: null,
    },
    {
      ...{ kind: 'paye-month', period: '2026-01', dueOn: '2026-02-10' },
      filedOn: null,
      state: 'expected',
      extension: null,
      excuse: null,
    },
    {
      ...{ kind: 'direct-assessment', period: '2025', dueOn: '2026-03-31' },
      filedOn: null,
      state: 'expected',
      extension: null,
      excuse: null,
    },
  ]);
  expect((await read(other)).json()).toEqual({ obligations: [] });
});

async function merge(from: string, into: string) {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by) values ('merge', $1, $2, 'One of them', $3) returning id`,
    [from, into, await staffMember('SuperAdmin')],
  );
  await db.$client.query(
    `update taxpayer_merges set state = 'released', decided_by = $2, decided_at = clock_timestamp() where id = $1`,
    [rows[0]?.id, await staffMember('SuperAdmin')],
  );
}

it('a year that one of two merged records was excused from stays excused, also after the night', async () => {
  const [gone, lead] = [await taxpayer(), await taxpayer()];
  for (const as of [gone, lead]) await say(as, { fact: 'self-employed', fromDay: '2025-01-01', toDay: '2025-12-31' });
  const [from, into] = [await tpuiOf(gone), await tpuiOf(lead)];
  const body = { kind: 'direct-assessment', period: '2025', reason: 'In hospital all year' };
  const boss = await staffMember('SuperAdmin');
  expect((await call('POST', `/taxpayers/${from}/obligations/excuses`, { as: boss, body })).statusCode).toBe(200);
  await merge(from, into);
  const states = async () =>
    (await read(lead)).json().obligations.map(({ period, state }: Record<string, string>) => [period, state]);
  expect(await states()).toEqual([['2025', 'excused']]);
  await refreshAll({ db, clock }, '2026-11-28', new AbortController().signal);
  expect(await states()).toEqual([['2025', 'excused']]);
  const { rows } = await db.$client.query(
    `select tpui, state from reading.obligations where tpui in ($1, $2) and state <> 'ended'`,
    [from, into],
  );
  expect(rows).toEqual([{ tpui: from, state: 'excused' }]);
});

it('a month that one of two merged records filed is filed, and stands once', async () => {
  const [gone, lead] = [await taxpayer('Corporate'), await taxpayer('Corporate')];
  for (const as of [gone, lead]) await say(as, { fact: 'employer', fromDay: '2026-01-01', toDay: '2026-01-31' });
  const [from, into] = [await tpuiOf(gone), await tpuiOf(lead)];
  await givenFiledPaye(db, { tpui: from, month: '2026-01', on: '2026-02-10', by: gone });
  await merge(from, into);
  const told = (await read(lead)).json().obligations;
  expect(told.map(({ period, state }: Record<string, string>) => [period, state])).toEqual([['2026-01', 'filed']]);
});

it('is for taxpayers, and for a year that there is', async () => {
  expect((await read()).statusCode).toBe(401);
  expect((await read(await staffMember('Tax Officer'))).statusCode).toBe(403);
  const answer = await read(await taxpayer(), '2024');
  expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, ['year']]);
});
