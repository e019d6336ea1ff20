import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { judged, startAssessments } from './testing/assessments-test-app.ts';

const databases = await createTestDatabase();
const { call, staffMember, officer, manager, query, propose, decide, serveOn, given, approved, audited, taxpayer } =
  await startAssessments(databases);
const foreignManager = await staffMember('Tax Office Manager', 8);
const director = await staffMember('Tax Office Director', 6);
const read = (id: string, as = officer) => call('GET', `/assessments/${id}`, { as });
const bills = (tpui: string) =>
  query<{ total: number; standing: string; due: string }>(
    `select total_kobo::int as total, standing, due_on::text as due from bills where payer_tpui = $1 order by created_at`,
    [tpui],
  );

it('is owed once two persons agreed and it was served: by its bill, due on the last day on which one can object', async () => {
  const { id: userId, tpui } = await given();
  const { id, number, workId } = (await propose(officer, tpui)).json();
  expect(number).toMatch(/^ASM-\d{4}-\d{8}$/);
  expect((await decide(workId, officer)).json().code).toBe('work.not-yours');
  expect((await decide(workId, manager)).json().state).toBe('approved');
  expect(await bills(tpui)).toEqual([]);
  expect((await call('GET', '/cases', { as: userId })).json()).toEqual({ cases: [] });

  const served = (await serveOn(id, officer)).json();
  expect(served).toMatchObject({
    ...{ standing: 'served', taxKobo: 15_000_000, acts: [] },
    service: { how: 'electronic' },
    clock: { startedOn: served.service.on, day: 0 },
    bill: { amountKobo: 15_000_000, status: 'unpaid' },
  });
  const [{ last } = { last: '' }] = await query<{ last: string }>('select last_day_to_object($1)::text as last', [
    served.service.on,
  ]);
  expect(served.clock.endsOn).toBe(last);
  expect(await bills(tpui)).toEqual([{ total: 15_000_000, standing: 'open', due: last }]);
  expect(
    await query(`select kind, demandable_from = $2::date + 1 as after from law_bills where source_id = $1`, [id, last]),
  ).toEqual([{ kind: 'assessment', after: true }]);
  const { cases } = (await call('GET', '/cases', { as: userId })).json();
  expect(cases).toMatchObject([
    { kind: 'assessment', id, number, isOver: false, clock: { endsOn: last }, billReference: served.bill.reference },
  ]);
  expect((await call('GET', `/cases/assessments/${id}`, { as: userId })).json()).toMatchObject({
    ...{ number, lines: judged.lines, sources: judged.sources, comparables: judged.comparables, standing: 'served' },
  });
  expect((await call('GET', `/cases/assessments/${id}`, { as: await taxpayer() })).statusCode).toBe(404);
  expect(await query('select kind, path from notices where user_id = $1', [userId])).toEqual([
    { kind: 'assessment.served', path: `/user/cases/assessments/${id}` },
  ]);
  expect((await audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual([
    'assessment.proposed',
    'assessment.approved',
    'assessment.served',
  ]);
});

it('by hand it is served with place and time: after the approval, not in the future, and by no other words', async () => {
  const { tpui } = await given();
  const id = await approved(tpui);
  const byHand = { how: 'by-hand', at: new Date().toISOString(), place: 'Malam Sani, at the reception' };
  const refused = [
    await serveOn(id, officer, { ...byHand, at: '2026-01-05T09:00:00Z' }),
    await serveOn(id, officer, { ...byHand, at: '2126-01-05T09:00:00Z' }),
    await serveOn(id, officer, { ...byHand, at: null }),
    await serveOn(id, officer, { ...byHand, place: '' }),
  ];
  expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().fieldErrors)])).toEqual(
    ['at', 'at', 'at', 'place'].map((field) => [422, [field]]),
  );
  expect(await bills(tpui)).toEqual([]);
  expect((await read(id)).json()).toMatchObject({ standing: 'approved', service: null, acts: ['serve'] });
  expect((await serveOn(id, officer, byHand)).json().service).toMatchObject({ how: 'by-hand', place: byHand.place });
  expect((await serveOn(id, officer, byHand)).json().code).toBe('work.not-from-here');
});

it('whoever has no account is served by hand alone', async () => {
  const [{ tpui } = { tpui: '' }] = await query<{ tpui: string }>(
    `insert into taxpayers (tpui, name, phone, category_id, home_office_id, home_office_source, standing, registered_on)
     values (next_tpui(), 'Gamji Guest House', '08030000001', 2, 6, 'confirmed', 'known', '2026-01-05') returning tpui`,
  );
  const id = await approved(tpui);
  expect((await serveOn(id, officer)).json().code).toBe('assessment.no-account');
  const byHand = { how: 'courier', at: new Date().toISOString(), place: 'Parcel 118, to the gate' };
  expect((await serveOn(id, officer, byHand)).json()).toMatchObject({ standing: 'served', bill: { status: 'unpaid' } });
});

it('more than ₦1,000,000 is approved by a Director, also past the portal', async () => {
  const { tpui } = await given();
  const lines = [{ says: 'Tax', how: '', amountKobo: 100_000_001, counts: 'added' }];
  const { id, workId } = (await propose(officer, tpui, { lines })).json();
  expect((await decide(workId, manager)).json().code).toBe('work.above-limit');
  await expect(
    query(`update assessments set state = 'approved', decided_by = $2, decided_at = now() where id = $1`, [
      id,
      manager,
    ]),
  ).rejects.toMatchObject({ constraint: 'assessments_above_limit' });
  expect((await decide(workId, director)).json().state).toBe('approved');
});

it('a Director who proposed it does not approve it', async () => {
  const { tpui } = await given();
  const { id, workId } = (await propose(director, tpui)).json();
  expect((await decide(workId, director)).json().code).toBe('work.same-person');
  await expect(
    query(`update assessments set state = 'approved', decided_by = proposed_by, decided_at = now() where id = $1`, [
      id,
    ]),
  ).rejects.toMatchObject({ constraint: 'assessments_two_persons_check' });
  expect((await decide(workId, manager, 'refuse')).json().state).toBe('withdrawn');
  expect((await read(id)).json()).toMatchObject({ standing: 'withdrawn', endReason: 'As the papers say' });
});

it('is withdrawn after service by somebody who did not propose it, and its bill with it; by no ordinary way', async () => {
  const { tpui } = await given();
  const { id, workId } = (await propose(manager, tpui)).json();
  await decide(workId, director);
  const { bill } = (await serveOn(id, officer)).json();
  const [{ outcome } = { outcome: '' }] = await query<{ outcome: string }>(
    `select cancel_bill($1, $2, 'Not owed') as outcome`,
    [bill.reference, manager],
  );
  expect(outcome).toBe('of-the-law');
  await expect(
    query(
      `update bills set cancelled_at = now(), cancelled_by = $2, cancelled_reason = 'Not owed' where reference = $1`,
      [bill.reference, manager],
    ),
  ).rejects.toMatchObject({ constraint: 'bills_of_the_law_stay' });
  const withdraw = (as: string) =>
    call('POST', `/assessments/${id}/withdrawal`, { as, body: { reason: 'The hotel was closed' } });
  expect((await withdraw(manager)).json().code).toBe('work.same-person');
  expect((await withdraw(foreignManager)).json().code).toBe('assessment.not-found');
  expect((await withdraw(director)).json()).toMatchObject({
    ...{ standing: 'withdrawn', endReason: 'The hotel was closed' },
    bill: { status: 'cancelled' },
  });
  expect((await withdraw(director)).json().code).toBe('work.not-from-here');
});

it('what cannot be is refused at its field or by its name, and nothing is kept', async () => {
  const { id: userId, tpui } = await given();
  const rows = () => query('select id from assessments where tpui = $1', [tpui]);
  const line = (amountKobo: number, counts: string) => ({ says: 'Tax', how: '', amountKobo, counts });
  const refused = [
    await propose(officer, tpui, { period: '2026' }),
    await propose(officer, tpui, { period: '2026-12' }),
    await propose(officer, tpui, { period: '2019-01' }),
    await propose(officer, tpui, { comparables: [] }),
    await propose(officer, tpui, { sources: [] }),
    await propose(officer, tpui, { lines: [line(5, 'shown')] }),
    await propose(officer, tpui, { lines: [line(5, 'added'), line(6, 'taken-off')] }),
    await propose(officer, tpui, { reason: 'No' }),
    await propose(officer, tpui, { isDeliberate: true }),
  ];
  expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().fieldErrors ?? {})])).toEqual(
    ['period', 'period', 'period', 'comparables', 'sources', 'lines', 'lines', 'reason', 'isDeliberate'].map(
      (field) => [422, [field]],
    ),
  );
  expect((await propose(officer, tpui, { basis: 'additional' })).json().code).toBe('assessment.return-missing');
  expect((await propose(foreignManager, tpui)).json().code).toBe('taxpayer.not-found');
  expect((await propose(director, (await given(null)).tpui)).json().code).toBe('assessment.not-possible');
  expect((await propose(userId, tpui)).statusCode).toBe(403);
  expect((await propose(undefined, tpui)).statusCode).toBe(401);
  expect(await rows()).toEqual([]);
  expect((await propose(officer, tpui)).statusCode).toBe(200);
  expect((await propose(manager, tpui)).json().code).toBe('assessment.pending');
  expect(await rows()).toHaveLength(1);
});
