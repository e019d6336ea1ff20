import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, owner, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const year = 'minDate=2026-01-01&maxDate=2026-10-31';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly billed: number;
  readonly billedKobo: number;
  readonly collectedKobo: number;
  readonly outstandingKobo: number;
  readonly targetKobo?: number | null;
  readonly achieved?: number | null;
  readonly taxpayers?: number;
}
const rowsOf = async (report: string, query = year): Promise<Row[]> =>
  (await read(`/reports/${report}?${query}&pageSize=200`)).data;

describe('MDAs, expert systems and tax offices', () => {
  it.each([
    ['mdas', 'mdaId', 'mdas'],
    ['expert-systems', 'esId', 'expert_systems'],
    // What no office has yet is a row too.
    ['tax-offices', 'toId', '(select id from tax_offices union all select 0) o'],
  ])(
    'of %s each is there, also who had nothing, and says what the summary of its filter says',
    async (report, filter, table) => {
      const { rows } = await db.$client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      const data = await rowsOf(report);
      expect(data).toHaveLength(rows[0]?.count ?? -1);
      for (const row of data.slice(0, 3)) {
        const summary = await read(`/reports/summary?${year}&${filter}=${row.id}`);
        expect([row.name, row.billedKobo, row.collectedKobo, row.outstandingKobo]).toEqual([
          row.name,
          summary.billed.kobo,
          summary.collected.kobo,
          summary.outstanding.kobo,
        ]);
      }
      expect(data.map(({ collectedKobo }) => collectedKobo)).toEqual(
        data.map(({ collectedKobo }) => collectedKobo).toSorted((a, b) => b - a),
      );
    },
  );

  it('are found by name, and systems by engine code and standing', async () => {
    expect((await rowsOf('mdas', `${year}&criteria=revenue`)).length).toBeGreaterThan(0);
    expect((await rowsOf('expert-systems', `${year}&criteria=zaria-sch`)).map(({ id }) => id)).toEqual(['2']);
    expect(await rowsOf('expert-systems', `${year}&status=suspended`)).toEqual([]);
    expect((await rowsOf('tax-offices', `${year}&criteria=nowhere`)).length).toBe(0);
  });

  it('hold an MDA against the newest version of its target, by days; without one there is none, not zero', async () => {
    const target = (mdaId: number, targetYear: number, month: number | null, kobo: number, version: number) =>
      owner.$client.query(
        `insert into revenue_targets (year, month, mda_id, kobo, version, source, entered_by) values ($1, $2, $3, $4, $5, 'Budget', 'test')`,
        [targetYear, month, mdaId, kobo, version],
      );
    await target(1, 2026, null, 100_000_00, 1);
    await target(1, 2026, null, 365_000_00, 2);
    await target(2, 2026, 1, 31_000_00, 1);
    await target(2, 2026, 2, 56_000_00, 1);
    const of = async (id: string, query: string) => (await rowsOf('mdas', query)).find((row) => row.id === id);
    expect(await of('1', 'minDate=2026-01-01&maxDate=2026-01-10')).toMatchObject({ targetKobo: 10_000_00 });
    const february = await of('2', 'minDate=2026-01-31&maxDate=2026-02-02');
    expect(february?.targetKobo).toBe(5_000_00);
    expect(february?.achieved).toBeCloseTo((february?.collectedKobo ?? 0) / 5_000_00, 3);
    expect(await of('1', 'minDate=2025-12-01&maxDate=2026-01-10')).toMatchObject({ targetKobo: null, achieved: null });
    expect(await of('3', year)).toMatchObject({ targetKobo: null, achieved: null });
  });

  it('are the admins’, and of offices a Director sees all and others their own', async () => {
    for (const report of ['mdas', 'expert-systems'])
      for (const as of ['Governor', 'Tax Office Director', 'MDA User', 'Expert System'] as const)
        expect((await call(`/reports/${report}`, as)).status).toBe(403);
    expect((await call('/reports/tax-offices')).status).toBe(401);
    expect((await call('/reports/tax-offices', 'MDA User')).status).toBe(403);
    const all = await read(`/reports/tax-offices?${year}&pageSize=200`);
    const director = await read(`/reports/tax-offices?${year}&pageSize=200`, 'Tax Office Director');
    expect(director.totals).toEqual(all.totals);
    const { data, totals } = await read(`/reports/tax-offices?${year}`, 'Tax Officer');
    expect(data.map(({ id }: Row) => id)).toEqual(['8']);
    expect(totals.collectedKobo).toBe((await read(`/reports/summary?${year}`, 'Tax Officer')).collected.kobo);
    const { rows } = await db.$client.query<{ count: number }>(
      `select count(*)::int as count from taxpayers where home_office_id = 8 and standing <> 'closed'`,
    );
    expect(totals.taxpayers).toBe(rows[0]?.count);
  });
});
