import { getClasses, getFiscalYear } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { takeNightlyFigures } from '../nightly.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting, today } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const path = getFiscalYear.path;
const sumOf = (rows: readonly { kobo: number }[]) => rows.reduce((sum, { kobo }) => sum + kobo, 0);

const enterTarget = (mdaId: number | null, kobo: number, version: number) =>
  db.$client.query(
    `insert into revenue_targets (year, mda_id, kobo, version, source, entered_by) values (2026, $1, $2, $3, 'Law', 'test')`,
    [mdaId, kobo, version],
  );

describe('the year', () => {
  it('holds nothing against a year that it knows a part of', async () => {
    const [{ since }] = (await db.$client.query<{ since: string }>('select figures_known_since()::text as since'))
      .rows as [{ since: string }];
    expect(since.slice(8) > '08').toBe(true);
    expect(since > '2025-01-08' && since < '2025-11-01').toBe(true);
    const year = await read(path);
    expect(year).toMatchObject({ collected: { beforeKobo: null }, billed: { beforeKobo: null } });
    expect(year.drivers).toEqual({ up: [], down: [] });
    for (const parts of [year.classes, year.mdas])
      expect(parts.every(({ beforeKobo }: { beforeKobo: number | null }) => beforeKobo === null)).toBe(true);
    // November of last year is known, and so is each month after the first day.
    expect(year.month.beforeKobo).toBeGreaterThan(0);
    for (const { month, beforeKobo } of year.months)
      expect(beforeKobo === null).toBe(month.replace('2026', '2025') < since);
    expect(
      (await read('/reports/summary?minDate=2026-01-01&maxDate=2026-11-20&against=last-year')).previous,
    ).toBeNull();
    expect((await read('/reports/series?groupBy=month')).knownSince).toBe(since);
    // From here on all of it is known.
    await db.$client.query(`update daily_totals set day = '2025-01-02' where day = $1`, [since]);
  });

  it('is what the summary says, for the Governor as for the SuperAdmin', async () => {
    const year = await read(path, 'Governor');
    // Parts of few payers are another matter, see below.
    const parts = { classes: [], drivers: [] };
    expect({ ...year, ...parts }).toEqual({ ...(await read(path)), ...parts });
    const summary = await read('/reports/summary?minDate=2026-01-01&maxDate=2026-11-20&against=last-year');
    expect(year).toMatchObject({
      year: 2026,
      until: '2026-11-20',
      collected: { kobo: summary.collected.kobo, beforeKobo: summary.previous.collected.kobo },
      billed: { kobo: summary.billed.kobo, beforeKobo: summary.previous.billed.kobo },
    });
    expect(year.collected.kobo).toBeGreaterThan(0);
    const month = await read('/reports/summary?minDate=2026-11-01&maxDate=2026-11-20&against=last-year');
    expect(year.month).toEqual({ kobo: month.collected.kobo, beforeKobo: month.previous.collected.kobo });
  });

  it('adds up: months, classes and MDAs each are all of it, also of last year', async () => {
    const { collected, months, classes, mdas, billed } = await read(path);
    for (const parts of [months, classes, mdas]) {
      expect(sumOf(parts)).toBe(collected.kobo);
      expect(parts.reduce((sum: number, one: { beforeKobo: number }) => sum + one.beforeKobo, 0)).toBe(
        collected.beforeKobo,
      );
    }
    expect(mdas.reduce((sum: number, one: { billedKobo: number }) => sum + one.billedKobo, 0)).toBe(billed.kobo);
    expect(months).toHaveLength(11);
  });

  it('is made of the classes that the same days have by themselves; other days have others', async () => {
    const { classes, until } = await read(path);
    const of = (rows: readonly { class: string | null; kobo: number }[]) =>
      new Map(rows.filter(({ kobo }) => kobo !== 0).map(({ class: one, kobo }) => [one, kobo]));
    const days = `minDate=2026-01-01&maxDate=${until}`;
    expect(of((await read(`${getClasses.path}?${days}`)).rows)).toEqual(of(classes));
    const month = await read(`${getClasses.path}?minDate=2026-10-01&maxDate=2026-10-31`);
    const summary = await read('/reports/summary?minDate=2026-10-01&maxDate=2026-10-31');
    expect(sumOf(month.rows)).toBe(summary.collected.kobo);
    // Days of few payers: what stands under `few` in the series of heads is of no class.
    for (const asked of [days, 'minDate=2026-10-05&maxDate=2026-10-05']) {
      const told = await read(`${getClasses.path}?${asked}`, 'Governor');
      const heads = await read(`/reports/series?groupBy=head&${asked}`, 'Governor');
      expect(sumOf(told.rows)).toBe(sumOf(heads.rows));
      const few = heads.rows.find(({ key }: { key: string }) => key === 'few');
      expect(few?.kobo).toBeGreaterThan(0);
      expect(told.rows).toContainEqual({ class: null, kobo: few?.kobo });
    }
    expect((await call(getClasses.path)).status).toBe(401);
    expect((await call(getClasses.path, 'MDA User')).status).toBe(403);
    expect((await call(`${getClasses.path}?minDate=2026-10-02&maxDate=2026-10-01`, 'Governor')).status).toBe(422);
  });

  it('what pulls up and down is what the series of heads says', async () => {
    const { drivers } = await read(path);
    const series = async (year: number) =>
      new Map<string, number>(
        (await read(`/reports/series?groupBy=head&minDate=${year}-01-01&maxDate=${year}-11-20`)).rows.map(
          ({ key, kobo }: { key: string; kobo: number }) => [key, kobo],
        ),
      );
    const [now, before] = [await series(2026), await series(2025)];
    const changes = [...new Set([...now.keys(), ...before.keys()])].map(
      (key) => (now.get(key) ?? 0) - (before.get(key) ?? 0),
    );
    const changeOf = ({ kobo, beforeKobo }: { kobo: number; beforeKobo: number }) => kobo - beforeKobo;
    expect(drivers.up.map(changeOf)).toEqual(
      changes
        .filter((change) => change > 0)
        .toSorted((a, b) => b - a)
        .slice(0, 3),
    );
    expect(drivers.down.map(changeOf)).toEqual(
      changes
        .filter((change) => change < 0)
        .toSorted((a, b) => a - b)
        .slice(0, 3),
    );
  });

  it('has no plan and no gap without a budget; with one it is held against the first version', async () => {
    expect(await read(path)).toMatchObject({ budget: null, plan: null, gap: null });
    await enterTarget(null, 365_000_000, 1);
    await enterTarget(1, 73_000_000, 1);
    await enterTarget(null, 999_000_000, 2);
    const { budget, plan, gap, collected, mdas } = await read(path, 'Governor');
    expect(budget).toMatchObject({ kobo: 365_000_000, version: 1, source: 'Law' });
    // The demonstration has no full year before: by days.
    expect(plan).toEqual({ kobo: 324_000_000, method: 'days', years: [] });
    expect(gap.kobo).toBe(collected.kobo - 324_000_000);
    const first = mdas.find(({ id }: { id: number }) => id === 1);
    expect([first.targetKobo, first.planKobo]).toEqual([73_000_000, Math.round((73_000_000 * 324) / 365)]);
    expect(mdas.find(({ id }: { id: number }) => id === 2).targetKobo).toBeNull();
  });

  it('says how it may end as a range around what the pace is', async () => {
    const { forecast, collected } = await read(path);
    expect(forecast.method).toBe('pace');
    expect(forecast.lowKobo).toBeGreaterThanOrEqual(collected.kobo);
    expect(forecast.highKobo).toBeGreaterThanOrEqual(forecast.lowKobo);
    expect((await read(`${path}?year=2025`)).forecast).toBeNull();
  });

  it('knows payers of every month there were any, once they were counted in a night', async () => {
    expect((await read(path)).payers).toEqual([]);
    const deps = { db, clock: { now: () => today }, log: { error: () => {}, info: () => {} } as never };
    await takeNightlyFigures(deps, '2026-11-20');
    const { payers } = await read(path, 'Governor');
    expect(payers.map(({ month }: { month: string }) => month)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
    );
    // The month that runs is counted, and told by day to nobody who reads totals alone.
    expect((await read(path)).payers).toHaveLength(11);
    for (const month of payers) {
      expect(month.newPayers).toBeLessThanOrEqual(month.payers);
      expect(month.top10Kobo).toBeLessThanOrEqual(month.kobo);
    }
  });

  it('of another year ends with it; refuses others and what is no year', async () => {
    expect(await read(`${path}?year=2025`)).toMatchObject({ year: 2025, until: '2025-12-31' });
    expect(await read(`${path}?year=2027`)).toMatchObject({ collected: { kobo: 0 }, months: [], plan: null });
    expect((await call(path)).status).toBe(401);
    expect((await call(path, 'MDA User')).status).toBe(403);
    expect((await call(`${path}?year=x`, 'Governor')).status).toBe(422);
  });

  it('knows full years before, each with its own original budget', async () => {
    expect((await read(path)).yearsBefore).toEqual([]);
    await db.$client.query(
      `insert into daily_totals (measure, dimension, key, status, day, documents, lines, kobo)
       select 'collected', 'all', '', '', make_date(2024, m, 3), 1, 1, 100 from generate_series(1, 12) m`,
    );
    expect((await read(path)).yearsBefore).toEqual([{ year: 2024, kobo: 1_200, budgetKobo: null }]);
    await db.$client.query(
      `insert into revenue_targets (year, kobo, version, source, entered_by) values (2024, 1000, 1, 'Law', 'test'), (2024, 5000, 2, 'Law', 'test')`,
    );
    expect((await read(path, 'Governor')).yearsBefore).toEqual([{ year: 2024, kobo: 1_200, budgetKobo: 1_000 }]);
  });
});

describe('what the Governor is told of parts', () => {
  it('is never of fewer than five payers: they are one part, and it all adds up', async () => {
    const deps = { db, clock: { now: () => today }, log: { error: () => {}, info: () => {} } as never };
    await takeNightlyFigures(deps, '2026-11-20');
    const month = 'minDate=2026-01-01&maxDate=2026-10-31';
    let [told, withheld] = [0, 0];
    for (const groupBy of ['lga', 'head', 'office', 'category', 'channel', 'day', 'weekday-hour'] as const) {
      const { period, rows } = await read(`/reports/series?${month}&groupBy=${groupBy}`, 'Governor');
      const days = `minDate=${period.minDate}&maxDate=${period.maxDate}`;
      const all = (await read(`/reports/series?${days}&groupBy=${groupBy}`)).rows;
      expect([groupBy, sumOf(rows)]).toEqual([groupBy, sumOf(all)]);
      const part = { day: 'c.day::text', head: 'c.revenue_head_id::text', lga: `coalesce(c.lga_id::text, '')` }[
        groupBy as string
      ];
      for (const { key } of part === undefined ? [] : rows)
        if (key !== 'few') {
          const { rows: paying } = await db.$client.query<{ payers: number }>(
            `select count(distinct payer_key)::int as payers from collection_lines c where c.day between $1 and $2 and ${part} = $3`,
            [period.minDate, period.maxDate, key],
          );
          expect([groupBy, key, (paying[0]?.payers ?? 0) >= 5]).toEqual([groupBy, key, true]);
        }
      told += rows.filter(({ key }: { key: string }) => key !== 'few').length;
      withheld += rows.length;
    }
    withheld -= told;
    expect(told).toBeGreaterThan(0);
    expect(withheld).toBeGreaterThan(0);
    // Of the month that runs nothing is told but the whole.
    const running = await read('/reports/series?minDate=2026-11-01&maxDate=2026-11-20&groupBy=head', 'Governor');
    expect(running.rows.map(({ key }: { key: string }) => key)).toEqual(['few']);
  });

  it('of the year is by class without the heads of too few, in neither year, and adds up', async () => {
    const { classes, collected, drivers } = await read(path, 'Governor');
    const all = (await read(path)).classes;
    for (const column of ['kobo', 'beforeKobo'] as const)
      expect(classes.reduce((sum: number, row: Record<string, number>) => sum + (row[column] ?? 0), 0)).toBe(
        collected[column],
      );
    const none = classes.find((one: { class: string | null }) => one.class === null);
    // At least the month that runs.
    expect(none.kobo).toBeGreaterThanOrEqual(
      (await read('/reports/summary?minDate=2026-11-01&maxDate=2026-11-20')).collected.kobo,
    );
    expect(all.some((one: { class: string | null }) => one.class === null)).toBe(false);
    const { rows } = await db.$client.query<{ id: number }>(
      `select key::int as id from told_parts where dimension = 'head' and month >= '2026-01-01' group by 1 having bool_or(is_told)`,
    );
    const ids = rows.map(({ id }) => id);
    for (const { id } of [...drivers.up, ...drivers.down]) expect(ids).toContain(id);
  });

  it('is not chosen by who pays', async () => {
    for (const path of ['/reports/summary?lgaId=9', '/reports/series?groupBy=day&toId=8', '/reports/ageing?tpcId=1']) {
      expect((await call(path, 'Governor')).status).toBe(422);
      expect((await call(path, 'Admin')).status).toBe(200);
    }
  });
});
