import { type ChoiceFilterKey, type Grouping, getPayers, getTimeToPay, payerStages } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { takeNightlyFigures } from '../nightly.ts';
import { reportingModule } from '../reporting.module.ts';
import { type Reader, startReporting, today } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const year = 'minDate=2025-11-21&maxDate=2026-11-20';
/** The demonstration registers its people on the day it is made. */
const open = 'minDate=2025-11-21&maxDate=2999-12-31';

interface Row {
  readonly key: string;
  readonly count: number;
  readonly kobo: number;
}

const listed = async (report: string, query: string, as?: Reader) => {
  const { totalRecords, totals } = await read(`/reports/${report}/totals?${query}`, as);
  return { count: totalRecords, kobo: (totals.totalKobo ?? totals.amountKobo) + (totals.cancelledKobo ?? 0) };
};

const filterOf = {
  mda: 'mdaId',
  head: 'rhId',
  office: 'toId',
  lga: 'lgaId',
  category: 'tpcId',
  'expert-system': 'esId',
  'engine-code': 'engineCodeId',
  channel: 'pcId',
  gateway: 'pgId',
} as const satisfies Partial<Record<Grouping, ChoiceFilterKey>>;

describe('the list behind a figure adds up to it, over the seeded year', () => {
  it('billed, outstanding and collected', async () => {
    const summary = await read(`/reports/summary?${year}`);
    expect(await listed('invoices', `${year}&status=billed`)).toEqual(summary.billed);
    expect(await listed('invoices', `${year}&status=outstanding`)).toEqual(summary.outstanding);
    expect(await listed('invoices', `${year}&status=cancelled`)).toEqual(summary.cancelled);
    expect((await listed('collections', year)).kobo).toBe(summary.collected.kobo);
    expect(0 - (await listed('collections', `${year}&status=void`)).kobo).toBe(summary.voided.kobo);
  });

  it('held and undecided, of whatever day, for the state and for the MDA whose bills they are', async () => {
    const held = async (query: string) => {
      const { totalRecords, totals } = await read(`/reports/review/totals?status=undecided&${query}`);
      return { count: totalRecords, kobo: totals.heldKobo };
    };
    const { underReview } = await read(`/reports/summary?minDate=2026-11-20&maxDate=2026-11-20`);
    expect(underReview.kobo).toBeGreaterThan(0);
    expect(await held('')).toEqual(underReview);
    for (const filter of ['mdaId=1', 'mdaId=2', 'toId=38', 'lgaId=9', 'tpcId=2', 'rhId=3', 'esId=2', 'engineCodeId=5'])
      expect([filter, await held(filter)]).toEqual([
        filter,
        (await read(`/reports/summary?${year}&${filter}`)).underReview,
      ]);
    const own = await read(`/reports/summary?${year}`, 'MDA User');
    expect(own.underReview.kobo).toBe((await held('mdaId=1')).kobo);
  });

  it.each(Object.entries(filterOf))('collected by %s, row by row', async (groupBy, filter) => {
    const rows: readonly Row[] = (await read(`/reports/series?${year}&groupBy=${groupBy}`)).rows;
    const known = rows.filter(({ key }) => key !== '').slice(0, 12);
    expect(known.length).toBeGreaterThan(0);
    for (const { key, kobo } of known)
      expect([key, (await listed('collections', `${year}&${filter}=${key}`)).kobo]).toEqual([key, kobo]);
  });

  it.each(['mda', 'office', 'category'] as const)('billed by %s, row by row', async (groupBy) => {
    const rows: readonly Row[] = (await read(`/reports/series?${year}&measure=billed&groupBy=${groupBy}`)).rows;
    for (const { key, count, kobo } of rows.filter(({ key }) => key !== ''))
      expect(await listed('invoices', `${year}&status=billed&${filterOf[groupBy]}=${key}`)).toEqual({ count, kobo });
  });

  it('what is owed by age, by the days of issue an age covers', async () => {
    const day = '2026-11-20';
    await takeNightlyFigures(
      { db, clock: { now: () => today }, log: { error: () => {}, info: () => {} } as never },
      day,
    );
    const daysBefore = (days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
    const ages = [0, 31, 91, 181, 366, 1096, 2191];
    // Counted in the night, and where a night did not count it, of the bills themselves.
    for (const [as, filters] of [
      ['SuperAdmin', ''],
      ['SuperAdmin', '&toId=8'],
      ['SuperAdmin', '&rhId=3'],
      ['SuperAdmin', '&engineCodeId=5'],
      ['SuperAdmin', '&mdaId=1&toId=38'],
      ['MDA User', '&tpcId=2'],
      ['MDA User', '&rhId=3'],
      ['Tax Office Director', '&mdaId=1'],
      ['Tax Officer', '&mdaId=1'],
      ['Expert System', '&engineCodeId=5'],
    ] as const) {
      const { rows } = await read(`/reports/ageing?${filters}`, as);
      const all = await listed('invoices', `minDate=2000-01-01&maxDate=${day}&status=outstanding${filters}`, as);
      expect([as, filters, rows.reduce((sum: number, { kobo }: Row) => sum + kobo, 0)]).toEqual([
        as,
        filters,
        all.kobo,
      ]);
      for (const { fromDays, count, kobo } of rows) {
        const next = ages[ages.indexOf(fromDays) + 1];
        const issued = `minDate=${next === undefined ? '2000-01-01' : daysBefore(next - 1)}&maxDate=${daysBefore(fromDays)}`;
        expect([as, filters, await listed('invoices', `${issued}&status=outstanding${filters}`, as)]).toEqual([
          as,
          filters,
          { count, kobo },
        ]);
      }
    }
    expect((await read('/reports/ageing?mdaId=1&toId=38')).rows.length).toBeGreaterThan(0);
  });

  it('what became of the bills of a period, under each filter', async () => {
    for (const filters of ['', '&engineCodeId=5', '&rhId=3', '&tpcId=1']) {
      const { billed, paid, open: unpaid } = await read(`/reports/paying?${year}${filters}`, 'Expert System');
      const of = (status: string) => listed('invoices', `${year}&status=${status}${filters}`, 'Expert System');
      expect([filters, billed, paid, unpaid]).toEqual([
        filters,
        await of('billed'),
        await of('paid'),
        await of('unpaid'),
      ]);
    }
    expect((await call(`/reports/paying?${year}&pcId=1`, 'Expert System')).status).toBe(422);
  });

  it('registered taxpayers', async () => {
    const { stages, registeredBefore } = await read(`/reports/payers?${open}`);
    const until = async (day: string) =>
      (await read(`/reports/taxpayers/totals?minDate=2000-01-01&maxDate=${day}`)).totalRecords;
    expect(stages[0]).toEqual({ stage: 'registered', count: await until('2999-12-31') });
    expect(stages[0].count).toBeGreaterThan(100);
    expect(registeredBefore).toBe(await until('2025-11-20'));
  });
});

describe('payers', () => {
  it('come through stages that each are part of the one before, of whoever may see them', async () => {
    for (const as of ['SuperAdmin', 'Tax Officer'] as const) {
      const { stages } = await read(`/reports/payers?${open}`, as);
      expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual(payerStages);
      const counts = stages.map(({ count }: { count: number }) => count);
      expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
      if (as === 'SuperAdmin') expect(counts[3]).toBeGreaterThan(0);
    }
    const [all, own] = await Promise.all([
      read(`/reports/payers?${year}&toId=8`),
      read(`/reports/payers?${year}`, 'Tax Officer'),
    ]);
    expect(own.stages).toEqual(all.stages);
  });

  it('who paid of whom was billed is what the bills say', async () => {
    const { rows } = await db.$client.query<{ billed: number; paying: number }>(
      `select count(distinct payer_tpui)::int as billed, count(distinct payer_tpui) filter (where standing = 'paid')::int as paying
       from bills where issued_on >= '2025-11-21' and standing <> 'cancelled'`,
    );
    const { stages } = await read(`/reports/payers?${open}`);
    expect(stages.slice(1, 3).map(({ count }: { count: number }) => count)).toEqual([rows[0]?.billed, rows[0]?.paying]);
  });

  it('are of the bills that all filters leave: an MDA, a head, both', async () => {
    for (const [filter, condition] of [
      ['mdaId=1', 'mda_id = 1'],
      ['rhId=3', 'exists (select from bill_lines l where l.bill_id = b.id and l.revenue_head_id = 3)'],
      ['mdaId=1&lgaId=9', 'mda_id = 1 and payer_lga_id = 9'],
    ] as const) {
      const { rows } = await db.$client.query<{ billed: number }>(
        `select count(distinct payer_tpui)::int as billed from bills b where issued_on between '2025-11-21' and '2026-11-20'
           and standing <> 'cancelled' and ${condition}`,
      );
      const { stages } = await read(`/reports/payers?${open}&${filter}`);
      expect([filter, stages[1].count]).toEqual([filter, rows[0]?.billed]);
    }
    expect((await call(`/reports/payers?${year}&pcId=1`, 'Admin')).status).toBe(422);
  });

  it('refuses others, and a period that is none', async () => {
    expect((await call(getPayers.path)).status).toBe(401);
    expect((await call(getPayers.path, 'Governor')).status).toBe(403);
    expect((await call(`${getPayers.path}?minDate=2026-02-01&maxDate=2026-01-01`, 'Admin')).status).toBe(422);
  });
});

describe('the time to pay', () => {
  it('covers every receipt that stands, once', async () => {
    const { rows, medianDays } = await read(`${getTimeToPay.path}?${year}`);
    const receipts = await db.$client.query<{ count: number; kobo: number }>(
      `select count(distinct receipt_id)::int as count, sum(amount_kobo)::bigint as kobo from collection_lines k
       where at >= '2025-11-21'::date::timestamp at time zone 'Africa/Lagos' and at < '2026-11-21'::date::timestamp at time zone 'Africa/Lagos'
         and not is_void and not exists (select from collection_lines v where v.receipt_id = k.receipt_id and v.is_void)`,
    );
    const sum = (key: 'count' | 'kobo') => rows.reduce((total: number, row: Row) => total + row[key], 0);
    expect({ count: sum('count'), kobo: sum('kobo') }).toEqual(receipts.rows[0]);
    expect(medianDays).toBeGreaterThanOrEqual(0);
  });

  it('has no median of nothing, and is each reader’s own', async () => {
    expect(await read(`${getTimeToPay.path}?minDate=2001-01-01&maxDate=2001-01-02`)).toMatchObject({
      medianDays: null,
      rows: [],
    });
    expect((await call(getTimeToPay.path)).status).toBe(401);
    expect((await call(getTimeToPay.path, 'Governor')).status).toBe(403);
    expect((await call(`${getTimeToPay.path}?mdaId=x`, 'Admin')).status).toBe(422);
    const [own, ofMda] = await Promise.all([
      read(`${getTimeToPay.path}?${year}`, 'MDA User'),
      read(`${getTimeToPay.path}?${year}&mdaId=1`),
    ]);
    expect(own.rows).toEqual(ofMda.rows);
  });
});
