import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db } = await createTestDatabase();
const app = await startPaye(db);

it('a month whose day was extended for everybody is due on the later day: in the year, the schedule, the list of offices and the bill', async () => {
  const employer = await app.taxpayer();
  const [one, other] = [await app.staffMember('SuperAdmin'), await app.staffMember('SuperAdmin')];
  const monthOf = async () =>
    (await app.call('GET', '/paye/year?year=2026', { as: employer }))
      .json()
      .months.find(({ month }: { month: string }) => month === '2026-10');
  expect((await monthOf()).dueOn).toBe('2026-11-10');
  await db.$client.query(
    `insert into due_extensions (kind, period_from, to_day, announced, state, proposed_by, proposed_at, decided_by, decided_at)
     values ('paye-month', '2026-10-01', '2030-01-31', 'Notice of 9 November 2026', 'released', $1, now(), $2, now())`,
    [one, other],
  );
  expect(await monthOf()).toMatchObject({ dueOn: '2030-01-31', isLate: false });
  const draft = (
    await app.call('PUT', '/paye/draft', { as: employer, body: { month: '2026-10', rows: [row()] } })
  ).json();
  expect(draft.dueOn).toBe('2030-01-31');
  const { id: scheduleId, dueKobo, savedAt } = draft;
  const filed = await app.call('POST', '/paye/filings', {
    as: employer,
    body: { scheduleId, dueKobo, savedAt, declarationVersion: 1 },
  });
  expect(filed.statusCode).toBe(200);
  const { rows } = await db.$client.query(
    `select b.due_on, m.due_on as of_month, m.status from bills b
     join reading.paye_months m on m.tpui = b.payer_tpui and m.month = '2026-10' where b.reference = $1`,
    [filed.json().billReference],
  );
  expect(rows).toEqual([{ due_on: '2030-01-31', of_month: '2030-01-31', status: 'in-time' }]);
});
