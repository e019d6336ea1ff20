import { describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const year = 'minDate=2026-01-01&maxDate=2026-10-31';

interface Row {
  readonly code: string;
  readonly collectedKobo: number;
  readonly share: number | null;
}

describe('the revenue heads report', () => {
  it('has every head, also those that brought nothing, and adds up to the summary', async () => {
    const { data, totalRecords, totals } = await read(`/reports/revenue-heads?${year}&pageSize=200`);
    const { rows } = await db.$client.query<{ count: number }>('select count(*)::int as count from revenue_heads');
    expect([data.length, totalRecords]).toEqual([rows[0]?.count, rows[0]?.count]);
    const summary = await read(`/reports/summary?${year}`);
    expect(totals).toMatchObject({
      billedKobo: summary.billed.kobo,
      collectedKobo: summary.collected.kobo,
      outstandingKobo: summary.outstanding.kobo,
    });
    expect(data.map(({ collectedKobo }: Row) => collectedKobo)).toEqual(
      data.map(({ collectedKobo }: Row) => collectedKobo).toSorted((a: number, b: number) => b - a),
    );
    expect(data.reduce((sum: number, { share }: Row) => sum + (share ?? 0), 0)).toBeCloseTo(1, 2);
  });

  it('is found by name and code, turned page by page, and empty for a day without business', async () => {
    const all: Row[] = (await read(`/reports/revenue-heads?${year}&pageSize=200&sortField=code&sortOrder=asc`)).data;
    const [first] = all;
    expect((await read(`/reports/revenue-heads?${year}&criteria=${first?.code}`)).data).toMatchObject([
      { code: first?.code },
    ]);
    expect((await read(`/reports/revenue-heads?${year}&criteria=levy`)).totalRecords).toBeGreaterThan(0);
    const turned: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: { data: Row[]; after: string | null } = await read(
        `/reports/revenue-heads?${year}&pageSize=20&sortField=code&sortOrder=asc${after ? `&after=${after}` : ''}`,
      );
      turned.push(...page.data.map(({ code }) => code));
      after = page.after;
    }
    expect(turned).toEqual(all.map(({ code }) => code));
    const [row] = (await read('/reports/revenue-heads?minDate=2001-01-01&maxDate=2001-01-01')).data;
    expect(row).toMatchObject({ billedKobo: 0, collectedKobo: 0, share: null });
  });

  it('gives each head the same share on whatever page it stands, and counts and adds up alike on each', async () => {
    const whole = await read(`/reports/revenue-heads?${year}&pageSize=200`);
    const shares = new Map(whole.data.map(({ code, share }: Row) => [code, share]));
    const first = await read(`/reports/revenue-heads?${year}&pageSize=7`);
    const second = await read(`/reports/revenue-heads?${year}&pageSize=7&after=${first.after}`);
    const last = await read(`/reports/revenue-heads?${year}&pageSize=7&last=true`);
    const back = await read(`/reports/revenue-heads?${year}&pageSize=7&before=${second.before}`);
    const beyond = await read(`/reports/revenue-heads?${year}&pageSize=7&pageNumber=190`);
    for (const page of [first, second, last, back, beyond]) {
      expect([page.totals, page.totalRecords]).toEqual([whole.totals, whole.totalRecords]);
      for (const { code, share } of page.data) expect([code, share]).toEqual([code, shares.get(code)]);
    }
    const codes = (page: { data: Row[] }) => page.data.map(({ code }) => code);
    expect([...codes(first), ...codes(second)]).toEqual(codes(whole).slice(0, 14));
    expect(codes(back)).toEqual(codes(first));
    expect(codes(last)).toEqual(codes(whole).slice(-(whole.totalRecords % 7 || 7)));
    expect(beyond.data).toEqual([]);
  });

  it('names a head as on the last day of the period, and each collection as on its own day', async () => {
    const { rows } = await db.$client.query<{ id: number; code: string; name: string }>(
      `select h.id, h.code, h.name from revenue_heads h where exists (
         select from collection_lines k where k.revenue_head_id = h.id and k.day between '2026-01-01' and '2026-04-30')
       and exists (select from collection_lines k where k.revenue_head_id = h.id and k.day between '2026-05-01' and '2026-10-31')
       order by h.id limit 1`,
    );
    const [{ id, code, name } = { id: 0, code: '', name: '' }] = rows;
    await asFounded(
      db,
      `insert into revenue_head_names (revenue_head_id, from_day, name) values ($1, '2026-05-01', 'Named anew')`,
      [id],
    );
    const [until, from] = ['minDate=2026-01-01&maxDate=2026-04-30', 'minDate=2026-05-01&maxDate=2026-10-31'];
    for (const [period, said] of [
      [until, name],
      [from, 'Named anew'],
    ]) {
      expect((await read(`/reports/revenue-heads?${period}&criteria=${code}`)).data).toMatchObject([{ head: said }]);
      const { data } = await read(`/reports/collections?${period}&rhId=${id}`);
      expect(new Set(data.map(({ head }: { head: string }) => head))).toEqual(new Set([said]));
      const series = await read(`/reports/series?${period}&measure=collected&groupBy=head&rhId=${id}`);
      expect(JSON.stringify(series)).toContain(said);
    }
  });

  it('shows an MDA its own heads, and is nobody else’s', async () => {
    const { rows } = await db.$client.query<{ count: number }>(
      'select count(*)::int as count from revenue_heads where mda_id = 1',
    );
    const own = await read(`/reports/revenue-heads?${year}`, 'MDA User');
    expect(own.totalRecords).toBe(rows[0]?.count);
    expect(own.totals.collectedKobo).toBe((await read(`/reports/summary?${year}`, 'MDA User')).collected.kobo);
    expect((await read(`/reports/revenue-heads?${year}&mdaId=2`, 'MDA User')).totalRecords).toBe(0);
    for (const as of ['Governor', 'Tax Officer', 'Expert System'] as const)
      expect((await call('/reports/revenue-heads', as)).status).toBe(403);
    expect((await call('/reports/revenue-heads')).status).toBe(401);
  });
});
