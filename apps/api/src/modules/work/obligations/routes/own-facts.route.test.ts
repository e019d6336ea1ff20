import { obligationFactsMost } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startObligations } from '../testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, tpuiOf, audited, setNow } = await startObligations(db);

const say = (as: string | undefined, body: object) =>
  call('POST', '/account/obligation-facts', { ...(as && { as }), body });
const correct = (as: string, id: string, body: object) => call('PUT', `/account/obligation-facts/${id}`, { as, body });
const duties = async (as: string, year = 2026) =>
  (await call('GET', `/account/obligations?year=${year}`, { as }))
    .json()
    .obligations.map(({ kind, period, dueOn, state }: Record<string, string>) => `${kind} ${period} ${dueOn} ${state}`);
const rows = async () => (await db.$client.query('select tpui, fact, from_day, to_day from obligation_facts')).rows;

it('what somebody says gives duties in the same moment, and what is corrected takes them back', async () => {
  const amina = await taxpayer();
  const said = await say(amina, { fact: 'self-employed', fromDay: '2025-06-01', toDay: null });
  expect(said.statusCode).toBe(200);
  const [{ id, ...fact }] = said.json().facts;
  expect(fact).toEqual({ fact: 'self-employed', fromDay: '2025-06-01', toDay: null });
  expect(await duties(amina)).toEqual(['direct-assessment 2025 2026-03-31 expected']);
  expect(await duties(amina, 2027)).toEqual(['direct-assessment 2026 2027-03-31 expected']);

  const corrected = await correct(amina, id, { fromDay: '2026-01-01', toDay: '2026-02-01' });
  expect(corrected.json().facts).toEqual([{ id, fact: 'self-employed', fromDay: '2026-01-01', toDay: '2026-02-01' }]);
  expect(await duties(amina)).toEqual(['direct-assessment 2025 2026-03-31 ended']);
  expect(await duties(amina, 2027)).toEqual(['direct-assessment 2026 2027-03-31 expected']);

  await correct(amina, id, { fromDay: '2025-12-31', toDay: null });
  expect(await duties(amina)).toEqual(['direct-assessment 2025 2026-03-31 expected']);
  expect((await audited(`taxpayer:${await tpuiOf(amina)}`)).map(({ action }) => action)).toEqual([
    'obligation.fact-added',
    'obligation.fact-changed',
    'obligation.fact-changed',
  ]);
});

it('an employer and whoever withholds owe months and a year, from their own tables', async () => {
  const firm = await taxpayer('Corporate');
  await say(firm, { fact: 'employer', fromDay: '2025-01-15', toDay: '2025-02-03' });
  await say(firm, { fact: 'withholding-agent', fromDay: '2025-01-31', toDay: '2025-01-31' });
  expect(await duties(firm, 2025)).toEqual([
    'paye-month 2025-01 2025-02-10 expected',
    'withholding-month 2025-01 2025-02-28 expected',
    'paye-month 2025-02 2025-03-10 expected',
  ]);
  expect(await duties(firm)).toEqual(['form-h1 2025 2026-01-31 expected']);
  const { rows: stored } = await db.$client.query('select from obligations where tpui = $1', [await tpuiOf(firm)]);
  expect(stored).toEqual([]);
});

it('nobody reads or corrects what somebody else said', async () => {
  const [one, other] = [await taxpayer(), await taxpayer()];
  const [{ id }] = (await say(one, { fact: 'employer', fromDay: '2026-01-01', toDay: null })).json().facts;
  const before = await rows();
  const refused = await correct(other, id, { fromDay: '2026-01-01', toDay: '2026-01-02' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'obligation.fact-not-found']);
  expect((await call('GET', '/account/obligation-facts', { as: other })).json()).toEqual({ facts: [] });
  expect(await rows()).toEqual(before);
});

it.each([
  ['fromDay', { fact: 'employer', fromDay: '2026-11-29', toDay: null }],
  ['toDay', { fact: 'employer', fromDay: '2026-01-01', toDay: '2026-11-29' }],
  ['toDay', { fact: 'employer', fromDay: '2026-03-01', toDay: '2026-02-28' }],
  ['fromDay', { fact: 'employer', fromDay: '2026-02-30', toDay: null }],
  ['fromDay', { fact: 'employer', fromDay: '1949-12-31', toDay: null }],
  ['fact', { fact: 'employed', fromDay: '2026-01-01', toDay: null }],
])('what cannot be is refused at its field, and nothing is kept: %s', async (field, body) => {
  const amina = await taxpayer();
  const before = await rows();
  const answer = await say(amina, body);
  expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [field]]);
  expect(await rows()).toEqual(before);
});

it('today is the day in Lagos, where it is tomorrow already', async () => {
  const amina = await taxpayer();
  const body = { fact: 'employer', fromDay: '2026-11-29', toDay: null };
  setNow('2026-11-28T22:59:59Z');
  expect((await say(amina, body)).statusCode).toBe(422);
  setNow('2026-11-28T23:00:00Z');
  expect((await say(amina, body)).statusCode).toBe(200);
  setNow('2026-11-28T08:00:00Z');
});

it('a company is not self-employed', async () => {
  const answer = await say(await taxpayer('Corporate'), { fact: 'self-employed', fromDay: '2026-01-01', toDay: null });
  expect([answer.statusCode, answer.json().fieldErrors]).toEqual([422, { fact: 'Only a person is self-employed' }]);
});

it('there are so many for one taxpayer', async () => {
  const amina = await taxpayer();
  await db.$client.query(
    `insert into obligation_facts (tpui, fact, from_day, saved_at) select $1, 'employer', '2026-01-01', now() from generate_series(1, $2)`,
    [await tpuiOf(amina), obligationFactsMost],
  );
  const answer = await say(amina, { fact: 'employer', fromDay: '2026-01-01', toDay: null });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'obligation.too-many-facts']);
});

it('staff and strangers say nothing of themselves', async () => {
  const before = await rows();
  const body = { fact: 'employer', fromDay: '2026-01-01', toDay: null };
  expect((await say(undefined, body)).statusCode).toBe(401);
  expect((await say(await staffMember('Tax Officer'), body)).statusCode).toBe(403);
  expect(await rows()).toEqual(before);
});
