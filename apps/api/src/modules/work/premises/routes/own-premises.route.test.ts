import { premisesMost } from '@portal/contracts';
import { expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { obligationsModule } from '../../obligations/index.ts';
import { createForgetPremises, premisesModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, audited } = await startModule(db, '2026-11-28T08:00:00Z', (server, { clock }) => {
  obligationsModule(server, { db, clock, caseload: createCaseload({ db, clock }) });
  premisesModule(server, { db, clock });
});
const tpuiOf = async (id: string): Promise<string> =>
  (await db.$client.query('select tpui from users where id = $1', [id])).rows[0]?.tpui;

const hotel = { place: '4 Zaria Road, Kaduna', trade: 'hotel', fromDay: '2026-10-15', toDay: null };
const enter = (as: string | undefined, body: object) => call('POST', '/account/premises', { ...(as && { as }), body });
const change = (as: string, id: string, body: object) => call('PUT', `/account/premises/${id}`, { as, body });
const rows = async () => (await db.$client.query('select tpui, place, trade, from_day, to_day from premises')).rows;
const duties = async (as: string) =>
  (await call('GET', '/account/obligations?year=2026', { as }))
    .json()
    .obligations.filter(({ kind }: { kind: string }) => kind === 'consumption-tax-month')
    .map(({ period, dueOn, state }: Record<string, string>) => `${period} ${dueOn} ${state}`);

it('a hotel owes its months from the day it opened until the one it closed, and a shop none', async () => {
  const firm = await taxpayer('Corporate');
  const [{ id, ...entered }] = (await enter(firm, hotel)).json().premises;
  expect(entered).toEqual(hotel);
  expect(await duties(firm)).toEqual(['2026-10 2026-11-20 expected', '2026-11 2026-12-20 expected']);
  const closed = await change(firm, id, { ...hotel, toDay: '2026-10-31' });
  expect(closed.json().premises).toEqual([{ ...hotel, id, toDay: '2026-10-31' }]);
  expect(await duties(firm)).toEqual(['2026-10 2026-11-20 expected', '2026-11 2026-12-20 ended']);
  await change(firm, id, { ...hotel, trade: 'shop' });
  expect(await duties(firm)).toEqual(['2026-10 2026-11-20 ended', '2026-11 2026-12-20 ended']);
  expect((await audited(`taxpayer:${await tpuiOf(firm)}`)).map(({ action }) => action)).toEqual([
    'premises.added',
    'premises.changed',
    'premises.changed',
  ]);
});

it('nobody reads or changes those of somebody else', async () => {
  const [one, other] = [await taxpayer(), await taxpayer()];
  const [{ id }] = (await enter(one, hotel)).json().premises;
  const before = await rows();
  const refused = await change(other, id, { ...hotel, toDay: '2026-10-31' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'premises.not-found']);
  expect((await call('GET', '/account/premises', { as: other })).json()).toEqual({ premises: [] });
  expect(await rows()).toEqual(before);
});

it.each([
  ['place', { ...hotel, place: ' ' }],
  ['place', { ...hotel, place: 'x'.repeat(161) }],
  ['trade', { ...hotel, trade: 'casino' }],
  ['fromDay', { ...hotel, fromDay: '2026-11-29' }],
  ['toDay', { ...hotel, toDay: '2026-10-14' }],
])('what cannot be is refused at its field, and nothing is kept: %s', async (field, body) => {
  const before = await rows();
  const answer = await enter(await taxpayer(), body);
  expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [field]]);
  expect(await rows()).toEqual(before);
});

it('there are so many for one taxpayer', async () => {
  const firm = await taxpayer('Corporate');
  await db.$client.query(
    `insert into premises (tpui, place, trade, from_day, saved_at) select $1, 'A stall', 'market-stall', '2026-01-01', now() from generate_series(1, $2)`,
    [await tpuiOf(firm), premisesMost],
  );
  const answer = await enter(firm, hotel);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'premises.too-many']);
  expect(await duties(firm)).toEqual([]);
});

it('staff and strangers have none', async () => {
  const before = await rows();
  expect((await enter(undefined, hotel)).statusCode).toBe(401);
  expect((await enter(await staffMember('Tax Officer'), hotel)).statusCode).toBe(403);
  expect(await rows()).toEqual(before);
});

it('of an account that ends its place goes, and what it owed stays', async () => {
  const [leaves, stays] = [await taxpayer(), await taxpayer()];
  for (const as of [leaves, stays]) await enter(as, hotel);
  await db.transaction((tx) => createForgetPremises()(tx, [leaves]));
  const placeOf = async (id: string) => (await rows()).find(({ tpui }) => tpui === id)?.place;
  expect([await placeOf(await tpuiOf(leaves)), await placeOf(await tpuiOf(stays))]).toEqual(['', hotel.place]);
  expect(await duties(leaves)).toHaveLength(2);
});

it('premises stay, and stay whose they are', async () => {
  await expect(db.$client.query(`update premises set tpui = 'KD-0000-0000-00'`)).rejects.toMatchObject({
    constraint: 'premises_identity_fixed',
  });
  await expect(db.$client.query('delete from premises')).rejects.toThrow();
});
