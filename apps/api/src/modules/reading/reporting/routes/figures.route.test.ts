import { type Grouping, groupings } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { foldTotals } from '../data/fold-totals.ts';
import { takeNightlyFigures } from '../nightly.ts';
import { reportingModule } from '../reporting.module.ts';
import { type Reader, startReporting, today } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const year = 'minDate=2026-01-01&maxDate=2026-10-31';

interface Row {
  readonly key: string;
  readonly label: string | null;
  readonly count: number;
  readonly kobo: number;
}
const sum = (rows: readonly Row[]) => rows.reduce((total, { kobo }) => total + kobo, 0);
const series = async (query: string, as?: Reader): Promise<Row[]> => (await read(`/reports/series?${query}`, as)).rows;
const ofPayments: readonly Grouping[] = ['hour', 'weekday-hour', 'channel', 'gateway'];

describe('the summary', () => {
  it('is the report’s own total, for every reader and filter, from totals or from rows', async () => {
    for (const [as, filters] of [
      ['SuperAdmin', ''],
      ['SuperAdmin', '&mdaId=2'],
      ['SuperAdmin', '&mdaId=2&tpcId=1'],
      ['SuperAdmin', '&rhId=3'],
      ['SuperAdmin', '&toId=38&lgaId=9'],
      ['MDA User', ''],
      ['MDA User', '&tpcId=2'],
      ['Tax Officer', ''],
      ['Tax Office Director', ''],
      ['Expert System', '&engineCodeId=5'],
    ] as const) {
      const summary = await read(`/reports/summary?${year}${filters}`, as);
      const collected = await read(`/reports/collections?${year}${filters}`, as);
      const voids = await read(`/reports/collections?${year}${filters}&status=void`, as);
      expect([as, filters, summary.collected.kobo, summary.voided.kobo]).toEqual([
        as,
        filters,
        collected.totals.amountKobo,
        0 - voids.totals.amountKobo,
      ]);
      if (filters.includes('rhId')) continue;
      const kobo = async (status: string) =>
        (await read(`/reports/invoices?${year}${filters}&status=${status}`, as)).totals.totalKobo;
      expect(summary.outstanding.kobo).toBe((await kobo('unpaid')) + (await kobo('expired')));
      const cancelled = (await read(`/reports/invoices?${year}${filters}&status=cancelled`, as)).totals;
      expect(cancelled).toEqual({ totalKobo: 0, cancelledKobo: summary.cancelled.kobo });
      expect((await read(`/reports/invoices?${year}${filters}`, as)).totals).toEqual({
        totalKobo: summary.billed.kobo,
        cancelledKobo: summary.cancelled.kobo,
      });
    }
  }, 30_000);

  it('knows what was received and is under review: the books’ suspense and what we owe back', async () => {
    const { underReview } = await read('/reports/summary?minDate=2025-01-01&maxDate=2026-11-30');
    const { rows } = await db.$client.query<{ kobo: number }>(
      `select -sum(amount_kobo)::bigint as kobo from ledger_entries where account in ('suspense:mismatch', 'liability:overpayment')`,
    );
    expect(underReview.kobo).toBe(rows[0]?.kobo);
  });

  it('compares with the same days of the month before, or of last year', async () => {
    const month = 'minDate=2026-11-01&maxDate=2026-11-20';
    const before = await read('/reports/summary?minDate=2026-10-01&maxDate=2026-10-20');
    const { previous } = await read(`/reports/summary?${month}`);
    expect(previous).toEqual({ period: before.period, billed: before.billed, collected: before.collected });
    const lastYear = await read('/reports/summary?minDate=2025-11-01&maxDate=2025-11-20');
    expect((await read(`/reports/summary?${month}&against=last-year`)).previous.collected).toEqual(lastYear.collected);
  });

  it('says what was booked since a month was closed, and opens the rows that add up to it', async () => {
    // Paid in June; the books had one of them on the last day of its month's closing, the other on the next.
    await db.$client.query(
      `insert into collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number,
         provider_reference, payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id,
         gateway_id, expert_system_id, engine_code_id, amount_kobo)
       select receipt_id, 900 + n, false, '2026-06-30T22:59:00Z', '2026-07-10'::date + n, bill_id, bill_reference, receipt_number, provider_reference,
         payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
         expert_system_id, engine_code_id, 500000 + n
       from (select * from collection_lines where mda_id = 1 and position = 1 and not is_void order by id limit 1) l, generate_series(0, 1) n`,
    );
    await foldTotals(db);
    const june = 'minDate=2026-06-01&maxDate=2026-06-30';
    for (const as of ['SuperAdmin', 'MDA User'] as const) {
      const { afterClosing } = await read(`/reports/summary?${june}`, as);
      const rows = await read(`/reports/collections?${june}&booked=after-closing`, as);
      expect(rows.data.map(({ bookedOn }: { bookedOn: string }) => bookedOn)).toContain('2026-07-11');
      expect(rows.data.map(({ bookedOn }: { bookedOn: string }) => bookedOn)).not.toContain('2026-07-10');
      expect(afterClosing.kobo).toBe(rows.totals.amountKobo);
    }
    const ofOthers = await read(`/reports/summary?${june}&mdaId=2`);
    const all = await read(`/reports/summary?${june}`);
    expect(all.afterClosing.kobo - ofOthers.afterClosing.kobo).toBeGreaterThanOrEqual(500_001);
    expect((await read(`/reports/summary?${june}`, 'Governor')).afterClosing).toBeNull();
  });

  it('does not divide bills by channel: they have none before they are paid', async () => {
    expect(await read(`/reports/summary?${year}&pcId=1`)).toMatchObject({
      billed: null,
      outstanding: null,
      underReview: null,
    });
  });
});

describe('a series', () => {
  it.each(groupings)('by %s adds up to the summary', async (groupBy) => {
    const summary = await read(`/reports/summary?${year}`);
    const collected = await series(`${year}&groupBy=${groupBy}`);
    expect(sum(collected)).toBe(summary.collected.kobo);
    if (ofPayments.includes(groupBy)) return;
    expect(sum(await series(`${year}&groupBy=${groupBy}&measure=billed`))).toBe(summary.billed.kobo);
  });

  it.each(['month', 'head', 'channel', 'gateway', 'mda'])(
    'of one MDA by %s is the same from monthly totals, from rows, and for the MDA itself',
    async (groupBy) => {
      const monthly = await series(`${year}&groupBy=${groupBy}&mdaId=1`);
      const own = await series(`${year}&groupBy=${groupBy}`, 'MDA User');
      const parts = [
        ...(await series(`minDate=2026-01-01&maxDate=2026-06-14&groupBy=${groupBy}&mdaId=1`)),
        ...(await series(`minDate=2026-06-15&maxDate=2026-10-31&groupBy=${groupBy}&mdaId=1`)),
      ];
      expect(monthly.length).toBeGreaterThan(0);
      expect(own).toEqual(monthly);
      const byKey = new Map<string, number>();
      for (const { key, kobo } of parts) byKey.set(key, (byKey.get(key) ?? 0) + kobo);
      expect(Object.fromEntries(byKey)).toEqual(Object.fromEntries(monthly.map(({ key, kobo }) => [key, kobo])));
    },
  );

  it('is told to the Governor of whole months: one day is answered with its month, whatever is divided', async () => {
    const month = 'minDate=2026-10-01&maxDate=2026-10-31';
    for (const groupBy of ['mda', 'month', 'head', 'day', 'lga']) {
      const day = await read(`/reports/series?minDate=2026-10-05&maxDate=2026-10-05&groupBy=${groupBy}`, 'Governor');
      const whole = await read(`/reports/series?${month}&groupBy=${groupBy}`, 'Governor');
      expect([groupBy, day.period, day.rows]).toEqual([groupBy, whole.period, whole.rows]);
      expect(sum(day.rows)).toBe(sum(await series(`${month}&groupBy=month`)));
    }
    const { period, collected } = await read('/reports/summary?minDate=2026-10-05&maxDate=2026-10-05', 'Governor');
    expect(period).toEqual({ minDate: '2026-10-01', maxDate: '2026-10-31' });
    expect(collected).toEqual((await read(`/reports/summary?${month}`)).collected);
  });

  it.each(['rhId=3', 'pcId=1', 'pgId=bank', 'lgaId=9', 'mdaId=1&rhId=3'])(
    'is never of one part for the Governor: %s is refused in words',
    async (filter) => {
      for (const path of ['summary?', 'series?groupBy=month&', 'ageing?'])
        expect([path, (await call(`/reports/${path}${filter}`, 'Governor')).status]).toEqual([path, 422]);
    },
  );

  it.each(['hour', 'gateway', 'expert-system', 'engine-code', 'channel&mdaId=1', 'day&mdaId=1', 'head&measure=billed'])(
    'by %s is refused to the Governor: nobody counted the payers',
    async (groupBy) => {
      expect((await call(`/reports/series?${year}&groupBy=${groupBy}`, 'Governor')).status).toBe(422);
    },
  );

  it('names what its ids stand for, the largest first; time is in order', async () => {
    const offices = await series(`${year}&groupBy=office`);
    for (const { key, label } of offices) expect(label === null).toBe(key === '');
    expect(offices.map(({ kobo }) => kobo)).toEqual(offices.map(({ kobo }) => kobo).toSorted((a, b) => b - a));
    const hours = (await series(`${year}&groupBy=hour`)).map(({ key }) => Number(key));
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    const weeks = (await series(`${year}&groupBy=week`)).map(({ key }) => new Date(key).getUTCDay());
    expect(new Set(weeks)).toEqual(new Set([1]));
  });

  it('refuses to divide bills by what payments have', async () => {
    for (const query of ['groupBy=hour', 'groupBy=channel', 'groupBy=mda&pgId=bank'])
      expect((await call(`/reports/series?${query}&measure=billed`, 'SuperAdmin')).status).toBe(422);
    expect((await call('/reports/series?groupBy=planet', 'SuperAdmin')).status).toBe(422);
  });

  it('is read by its readers alone, each their own', async () => {
    expect((await call('/reports/series?groupBy=mda')).status).toBe(401);
    expect(await series(`${year}&groupBy=mda`, 'Governor')).toEqual(await series(`${year}&groupBy=mda`));
    expect((await series(`${year}&groupBy=mda`, 'MDA User')).map(({ key }) => key)).toEqual(['1']);
    expect((await series(`${year}&groupBy=office`, 'Tax Officer')).map(({ key }) => key)).toEqual(['8']);
    expect(await series(`${year}&groupBy=mda&mdaId=2`, 'MDA User')).toEqual([]);
  });
});

describe('ageing', () => {
  it('is of the last night, adds up to what is owed, and is each reader’s own', async () => {
    expect(await read('/reports/ageing')).toEqual({ takenOn: null, isOfNow: false, rows: [] });
    await takeNightlyFigures(
      { db, clock: { now: () => today }, log: { error: () => {}, info: () => {} } as never },
      '2026-11-20',
    );
    for (const [as, filter] of [
      ['SuperAdmin', ''],
      ['SuperAdmin', 'mdaId=1'],
      ['MDA User', ''],
      ['Tax Office Director', ''],
      ['Expert System', ''],
      ['Governor', ''],
    ] as const) {
      const { takenOn, rows } = await read(`/reports/ageing?${filter}`, as);
      const whose = as === 'Governor' ? 'SuperAdmin' : as;
      const { outstanding } = await read(`/reports/summary?minDate=2020-01-01&maxDate=2026-11-30&${filter}`, whose);
      expect([as, takenOn, sum(rows), rows.reduce((total: number, { count }: Row) => total + count, 0)]).toEqual([
        as,
        '2026-11-20',
        outstanding.kobo,
        outstanding.count,
      ]);
    }
    // Whoever reads totals alone sees no age of fewer than five who owe, and of an MDA one sum.
    for (const { fromDays } of (await read('/reports/ageing', 'Governor')).rows)
      if (fromDays !== null) {
        const { rows: owing } = await db.$client.query<{ payers: number }>(
          `select payers from arrears_snapshots where taken_on = '2026-11-20' and dimension = 'all' and from_days = $1`,
          [fromDays],
        );
        expect(owing[0]?.payers).toBeGreaterThanOrEqual(5);
      }
    const { rows: ages } = await read('/reports/ageing?mdaId=1', 'Governor');
    expect(ages.map(({ fromDays }: { fromDays: number | null }) => fromDays)).toEqual([null]);
    // Nor what would need rows; and bills have no channel.
    for (const [query, as] of [
      ['rhId=3', 'Governor'],
      ['mdaId=1&rhId=3', 'Governor'],
      ['toId=8', 'Governor'],
      ['pcId=1', 'SuperAdmin'],
      ['pgId=bank', 'MDA User'],
    ] as const)
      expect([query, (await call(`/reports/ageing?${query}`, as)).status]).toEqual([query, 422]);
  });
});
