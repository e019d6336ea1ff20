import { expect, it } from 'vitest';
import { givenFiledReturn } from '../../../../testing/given-filed-return.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);

const kind = 'duty=consumption-tax-month';
const period = `minDate=2026-03-01&maxDate=2026-06-30&${kind}`;

const by = await givenUser(db, { roles: ['Individual'] });
const { rows: found } = await db.$client.query<{ tpui: string }>(
  `update taxpayers set home_office_id = 8, home_office_source = 'confirmed', registered_on = '2025-01-01' where user_id = $1 returning tpui`,
  [by],
);
const tpui = found[0]?.tpui ?? '';
// March in time, April ten days late; February and May never.
await givenFiledReturn(db, { tpui, by, periodFrom: '2026-03-01', dueOn: '2026-04-20', filedOn: '2026-04-12' });
await givenFiledReturn(db, {
  ...{ tpui, by, taxKobo: 700_000 },
  ...{ periodFrom: '2026-04-01', dueOn: '2026-05-20', filedOn: '2026-05-30' },
});
await db.$client.query(
  `insert into obligations (tpui, kind, period_from, due_on)
   values ($1, 'consumption-tax-month', '2026-02-01', '2026-03-20'), ($1, 'consumption-tax-month', '2026-05-01', '2026-06-20')`,
  [tpui],
);

it('counts on-time filing and what was cured, and each count opens the rows it is made of', async () => {
  const figures = await read(`/reports/duty-figures?${period}`, 'Tax Officer');
  expect(figures.whole).toEqual({
    ...{ due: 4, filedInTime: 1, curable: 3, cured: 1 },
    ...{ billed: 0, paidInTime: 0, billedKobo: 0, paidInTimeKobo: 0 },
  });
  for (const [status, count] of [
    ['due', figures.whole.due],
    ['filed', figures.whole.filedInTime],
    ['curable', figures.whole.curable],
    ['cured', figures.whole.cured],
    ['missing', 2],
    ['not-in-time', 3],
  ]) {
    const list = await read(`/reports/duties?${period}&status=${status}`, 'Tax Officer');
    expect([status, list.totalRecords]).toEqual([status, count]);
  }
  // A year before nothing was due: no nought, but nothing to compare with.
  expect(figures.yearBefore).toBeNull();
});

it.each([
  ['duty', 'consumption-tax-month'],
  ['sector', ''],
  ['size', 'unknown'],
  ['office', '8'],
])('divides them by %s, and the parts add up to the whole', async (groupBy, key) => {
  const { whole, groups } = await read(`/reports/duty-figures?${period}&groupBy=${groupBy}`, 'Tax Officer');
  expect(groups).toEqual([{ key, label: expect.any(String), ...whole }]);
});

it('says how far persons came, each stage part of the one before', async () => {
  const { stages } = await read(`/reports/duty-figures?${period}`, 'Tax Officer');
  const counts = stages.map(({ count }: { count: number }) => count);
  expect(counts[0]).toBeGreaterThan(0);
  // Obliged, active and filing; not all of it in time.
  expect(counts.slice(1)).toEqual([1, 1, 1, 0, 0, 0]);
});

it('says what is expected of the missing, and how it was estimated', async () => {
  const { data, totals } = await read(`/reports/duties?${period}&status=missing&sortField=dueOn`, 'Tax Officer');
  expect(data).toMatchObject([
    { period: '2026-05', expectedKobo: 600_000, basis: 'own' },
    { period: '2026-02', expectedKobo: null, basis: 'unknown' },
  ]);
  expect(totals).toEqual({ expectedKobo: 600_000, billedKobo: 0, paidInTimeKobo: 0 });
});

it('leaves out what was excused', async () => {
  await db.$client.query(
    `insert into obligation_excuses (tpui, kind, period_from, reason, excused_by, excused_at)
     values ($1, 'consumption-tax-month', '2026-02-01', 'Closed for repairs', $2, now())`,
    [tpui, by],
  );
  expect((await read(`/reports/duty-figures?${period}`, 'Tax Officer')).whole).toMatchObject({ due: 3, curable: 2 });
  expect((await read(`/reports/duties?${period}&status=excused`, 'Tax Officer')).totalRecords).toBe(1);
});

it('answers offices, nobody else, and only what they ask for', async () => {
  const path = `/reports/duty-figures?${period}`;
  expect((await call(path)).status).toBe(401);
  expect((await call(path, 'Governor')).status).toBe(403);
  expect((await call(`${path}&groupBy=colour`, 'Tax Officer')).status).toBe(422);
  const none = await read('/reports/duty-figures?minDate=2999-01-01&maxDate=2999-01-02', 'Tax Officer');
  expect(none).toMatchObject({ period: null, whole: { due: 0 }, groups: [], stages: [] });
});
