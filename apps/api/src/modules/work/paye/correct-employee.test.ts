import type { PayeSchedule } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db } = await createTestDatabase();
const app = await startPaye(db);
const leftOut = [{ line: 9, cells: { name: 'Ladi' } }];
const two = [row(), row({ staffNumber: '2', name: 'Musa Sani' })];

async function drafted() {
  const employer = await app.taxpayer();
  app.setNow('2026-11-23T08:00:00Z');
  const body = { month: '2026-10', rows: two, leftOut };
  const draft: PayeSchedule = (await app.call('PUT', '/paye/draft', { as: employer, body })).json();
  app.setNow('2026-11-23T09:00:00Z');
  return { employer, draft };
}
const correct = (as: string, { id, savedAt }: PayeSchedule, staffNumber: string, given: object) =>
  app.call('PUT', '/paye/draft/employees', { as, body: { scheduleId: id, savedAt, staffNumber, row: given } });
const newest = async (as: string): Promise<PayeSchedule> =>
  (await app.call('GET', '/paye/schedule?month=2026-10', { as })).json().schedule;

it('corrects one employee of a draft and computes the month again; the others stay where they stand', async () => {
  const { employer, draft } = await drafted();
  const given = row({ staffNumber: '1A', name: 'Amina Sule', deductedKobo: 900_000 });
  const answer = await correct(employer, draft, '1', given);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ employees: 2, deductedKobo: 1_400_000, dueKobo: 1_400_000, leftOutCount: 1 });
  const { lines, savedAt } = await newest(employer);
  expect(lines).toMatchObject([
    { staffNumber: '1A', name: 'Amina Sule', lawKobo: 500_000, dueKobo: 900_000 },
    { staffNumber: '2', name: 'Musa Sani', dueKobo: 500_000 },
  ]);
  expect(savedAt).toBe('2026-11-23T09:00:00.000Z');
  const places = await db.$client.query(
    'select staff_number as number, position from paye_rows where schedule_id = $1 order by position',
    [draft.id],
  );
  expect(places.rows).toEqual([
    { number: '1A', position: 1 },
    { number: '2', position: 2 },
  ]);
  const { rows } = await db.$client.query(
    `select detail from audit_log where action = 'paye.employee-corrected' and actor = $1`,
    [`user:${employer}`],
  );
  // No amount of an employee stands in a log.
  expect(rows).toEqual([{ detail: { month: '2026-10', staffNumber: '1' } }]);
});

it('refuses what was read before somebody else saved, what is filed, and whom the draft does not have', async () => {
  const { employer, draft } = await drafted();
  expect((await correct(employer, draft, '7', row())).json().code).toBe('paye.not-found');
  expect((await correct(await app.taxpayer(), draft, '1', row())).json().code).toBe('paye.not-found');
  expect((await correct(employer, draft, '1', row({ name: 'Amina Sule' }))).statusCode).toBe(200);
  app.setNow('2026-11-23T10:00:00Z');
  expect((await correct(employer, draft, '2', row())).json().code).toBe('paye.draft-changed');
  const { id, dueKobo, savedAt } = await newest(employer);
  const filing = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
  // Whoever looked at the draft before it was corrected looks again.
  const stale = await app.call('POST', '/paye/filings', { as: employer, body: { ...filing, savedAt: draft.savedAt } });
  expect(stale.json().code).toBe('paye.draft-changed');
  expect((await app.call('POST', '/paye/filings', { as: employer, body: filing })).statusCode).toBe(200);
  const filed = await newest(employer);
  expect((await correct(employer, filed, '1', row())).json().code).toBe('paye.draft-changed');
  expect((await newest(employer)).lines[0]).toMatchObject({ name: 'Amina Sule' });
});

it.each([
  ['a staff number of somebody else', { staffNumber: '2' }, 'row.staffNumber'],
  ['a state that is none', { stateId: 99 }, 'row.stateId'],
  ['an amount below zero', { grossKobo: -1 }, 'row.grossKobo'],
])('refuses %s at its field, and changes nothing', async (_what, change, field) => {
  const { employer, draft } = await drafted();
  const refused = await correct(employer, draft, '1', row(change));
  expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, [field]]);
  expect((await newest(employer)).lines).toEqual(draft.lines);
});

it('is a matter of taxpayers', async () => {
  const { draft } = await drafted();
  const officer = await app.staffMember('Tax Officer');
  expect((await correct(officer, draft, '1', row())).statusCode).toBe(403);
  expect((await app.call('PUT', '/paye/draft/employees', { body: {} })).statusCode).toBe(401);
});
