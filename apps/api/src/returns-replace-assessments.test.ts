import { expect, it } from 'vitest';
import { startAssessments } from './modules/work/assessments/testing/assessments-test-app.ts';
import { hotelMonth, startReturns } from './modules/work/returns/testing/returns-test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const databases = await createTestDatabase();
const office = await startAssessments(databases);
const { taxpayer, tpuiOf, lookedAt, file } = await startReturns(databases.db);
const answers = { ...hotelMonth };
const said = { kind: 'consumption-tax', period: '2026-10', answers } as const;

async function hotel() {
  const id = await taxpayer();
  const tpui = await tpuiOf(id);
  await office.query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [
    tpui,
  ]);
  return { id, tpui };
}

it('a return that comes in takes the place of what was judged without it, and of its bill', async () => {
  const { id, tpui } = await hotel();
  const assessment = await office.approved(tpui);
  const { bill } = (await office.serveOn(assessment, office.officer)).json();
  expect((await file(id, await lookedAt(id, said))).statusCode).toBe(200);
  expect((await office.call('GET', `/assessments/${assessment}`, { as: office.officer })).json()).toMatchObject({
    ...{ standing: 'replaced', clock: null },
    bill: { reference: bill.reference, status: 'cancelled' },
  });
  expect(await office.query('select kind from notices where user_id = $1 order by id', [id])).toEqual([
    { kind: 'assessment.served' },
    { kind: 'assessment.replaced' },
  ]);
  expect((await office.propose(office.officer, tpui)).json().code).toBe('assessment.return-filed');
});

it('so it does while one is proposed or approved, and the case ends', async () => {
  const { id, tpui } = await hotel();
  const { id: assessment, workId } = (await office.propose(office.officer, tpui)).json();
  expect((await file(id, await lookedAt(id, said))).statusCode).toBe(200);
  expect((await office.decide(workId, office.manager)).json().code).toBe('work.not-from-here');
  expect((await office.call('GET', `/assessments/${assessment}`, { as: office.officer })).json().standing).toBe(
    'replaced',
  );
});

it('what is final stays, and so does its bill', async () => {
  const { id, tpui } = await hotel();
  const assessment = await office.approved(tpui);
  await office.serveOn(assessment, office.officer);
  await office.servedDaysAgo(assessment, 60);
  expect((await file(id, await lookedAt(id, said))).statusCode).toBe(200);
  expect((await office.call('GET', `/assessments/${assessment}`, { as: office.officer })).json()).toMatchObject({
    ...{ standing: 'final', bill: { status: 'unpaid' } },
  });
});
