import {
  type getFiscalYear,
  lagosDay,
  type ParsedRequestOf,
  type ResponseOf,
  type RevenueClass,
  revenueClasses,
  type Scope,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';
import { fewOf } from '../../domain/few-payers.ts';
import { forecastOf, gapOf, type PastYear, planOf } from '../../domain/outlook.ts';
import { aYearBefore } from '../../domain/period.ts';
import { revenueClassOf } from '../../domain/revenue-class.ts';
import { inTime, type ReportReaderDeps } from '../read-report.ts';
import { payersOf as payersOfParts } from './series.ts';
import { readArrears, readTreasury } from './treasury.ts';

type Answer = ResponseOf<typeof getFiscalYear>;

const dayMs = 86_400_000;
const driversShown = 3;
const pastYears = 3;

/** A year against its original budget, from totals alone. */
export function readFiscalYear(
  { readAs, clock }: ReportReaderDeps,
  asked: ParsedRequestOf<typeof getFiscalYear>['query'],
  scope: Scope,
): Promise<Answer> {
  const today = lagosDay(clock.now());
  const year = asked.year ?? Number(today.slice(0, 4));
  const from = `${year}-01-01`;
  const end = `${year}-12-31`;
  const until = today < end ? today : end;
  const ahead = until < from;
  const before = { from: aYearBefore(from), until: aYearBefore(until) };
  const days = daysBetween(from, end);
  const dayOfYear = ahead ? 0 : daysBetween(from, until);
  return inTime(() =>
    readAs(scope, async (run) => {
      const sum = (measure: 'billed' | 'collected', first: string, last: string) => sumOf(run, measure, first, last);
      const collected = await sum('collected', from, until);
      const budget = await budgetOf(run, year);
      const past = await pastOf(run, year, until.slice(5));
      const monthStart = `${until.slice(0, 7)}-01`;
      const plan = budget && planOf(budget.kobo, dayOfYear, days, past);
      const forecast = forecastOf({
        collectedKobo: collected,
        dayOfYear,
        days,
        past,
        lastKobo: {
          days30: await sum('collected', shift(until, -29), until),
          days90: await sum('collected', later(from, shift(until, -89)), until),
        },
      });
      const heads = await headsOf(run, from, until, before);
      const few = scope.kind === 'totals' ? await fewHeads(run, heads, { from, until, before }) : new Set<number>();
      return {
        year,
        until,
        asOf: clock.now().toISOString(),
        collected: { kobo: collected, beforeKobo: await sum('collected', before.from, before.until) },
        today: { kobo: await sum('collected', until, until) },
        month: {
          kobo: await sum('collected', monthStart, until),
          beforeKobo: await sum('collected', aYearBefore(monthStart), before.until),
        },
        billed: { kobo: await sum('billed', from, until), beforeKobo: await sum('billed', before.from, before.until) },
        budget: budget ?? null,
        plan: plan ? { ...plan, years: [...plan.years] } : null,
        gap: budget && plan ? gapOf(collected, plan.kobo, budget.kobo, days) : null,
        forecast: year === Number(today.slice(0, 4)) && forecast ? { ...forecast, years: [...forecast.years] } : null,
        drivers: driversOf(heads, few),
        classes: classesOf(heads, few),
        months: await monthsOf(run, year, until, before.until),
        mdas: await mdasOf(run, {
          from,
          until,
          before,
          share: budget && plan && budget.kobo > 0 ? plan.kobo / budget.kobo : undefined,
        }),
        yearsBefore: await yearsBefore(run, past),
        payers: await payersOf(run, from, until),
        ...(await readTreasury(run, year)),
        arrears: await readArrears(run, from, until),
      };
    }),
  );
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

async function sumOf(run: RunQuery, measure: 'billed' | 'collected', first: string, last: string): Promise<number> {
  const [row] = await run<{ kobo: number }>(sql`
    select coalesce(sum(kobo), 0)::bigint as kobo from daily_totals
    where measure = ${measure} and dimension = 'all' and status <> 'cancelled' and day between ${first} and ${last}`);
  return row?.kobo ?? 0;
}

/** The first version is the original budget: the state's own row, else what its MDAs add up to. */
async function budgetOf(run: RunQuery, year: number): Promise<Answer['budget']> {
  const [row] = await run<NonNullable<Answer['budget']>>(sql`
    select coalesce(sum(kobo) filter (where mda_id is null and revenue_head_id is null), sum(kobo) filter (where mda_id is not null),
        sum(kobo))::bigint as kobo,
      version, min(source) as source, min((entered_at at time zone 'Africa/Lagos')::date)::text as "enteredOn"
    from revenue_targets where year = ${year} and version = (select min(version) from revenue_targets where year = ${year})
    group by version`);
  return row ?? null;
}

/** Years before that have collections in all their months. */
function pastOf(run: RunQuery, year: number, monthAndDay: string): Promise<PastYear[]> {
  return run<PastYear>(sql`
    select extract(year from day)::int as year, sum(kobo)::bigint as "wholeKobo",
      coalesce(sum(kobo) filter (where to_char(day, 'MM-DD') <= ${monthAndDay}), 0)::bigint as "untilKobo"
    from daily_totals
    where measure = 'collected' and dimension = 'all' and day between ${`${year - pastYears}-01-01`} and ${`${year - 1}-12-31`}
    group by 1 having count(distinct extract(month from day)) = 12 order by 1`);
}

async function yearsBefore(run: RunQuery, past: readonly PastYear[]): Promise<Answer['yearsBefore']> {
  const years: Answer['yearsBefore'] = [];
  for (const { year, wholeKobo } of past.toReversed())
    years.push({ year, kobo: wholeKobo, budgetKobo: (await budgetOf(run, year))?.kobo ?? null });
  return years;
}

interface HeadRow {
  readonly id: number;
  readonly label: string;
  readonly code: string;
  readonly mdaCode: string;
  readonly kobo: number;
  readonly beforeKobo: number;
  readonly count: number;
  readonly beforeCount: number;
}

function headsOf(
  run: RunQuery,
  from: string,
  until: string,
  before: { from: string; until: string },
): Promise<HeadRow[]> {
  return run<HeadRow>(sql`
    select h.id, h.name as label, h.code, m.code as "mdaCode",
      coalesce(sum(t.kobo) filter (where t.day >= ${from}), 0)::bigint as kobo,
      coalesce(sum(t.kobo) filter (where t.day < ${from}), 0)::bigint as "beforeKobo",
      coalesce(sum(t.lines) filter (where t.day >= ${from}), 0)::int as count,
      coalesce(sum(t.lines) filter (where t.day < ${from}), 0)::int as "beforeCount"
    from daily_totals t join revenue_heads h on h.id = t.key::int join mdas m on m.id = h.mda_id
    where t.measure = 'collected' and t.dimension = 'head'
      and (t.day between ${from} and ${until} or t.day between ${before.from} and ${before.until})
    group by 1, 2, 3, 4 order by 1`);
}

interface Days {
  readonly from: string;
  readonly until: string;
  readonly before: { readonly from: string; readonly until: string };
}

/** Heads of too few payers in this year or in the last: both years leave out the same, as the series of either does. */
async function fewHeads(
  run: RunQuery,
  heads: readonly HeadRow[],
  { from, until, before }: Days,
): Promise<ReadonlySet<number>> {
  const parts = (of: (head: HeadRow) => { count: number; kobo: number }) =>
    heads
      .map((head) => ({ key: String(head.id), label: head.label, ...of(head) }))
      .filter(({ count, kobo }) => count !== 0 || kobo !== 0);
  const now = fewOf(
    parts(({ count, kobo }) => ({ count, kobo })),
    await payersOfParts(run, 'head', { minDate: from, maxDate: until }),
  );
  const then = fewOf(
    parts(({ beforeCount, beforeKobo }) => ({ count: beforeCount, kobo: beforeKobo })),
    await payersOfParts(run, 'head', { minDate: before.from, maxDate: before.until }),
  );
  return new Set([...now, ...then].map(({ key }) => Number(key)));
}

function driversOf(heads: readonly HeadRow[], few: ReadonlySet<number>): Answer['drivers'] {
  const moved = heads
    .filter(({ id }) => !few.has(id))
    .map(({ id, label, kobo, beforeKobo }) => ({ id, label, kobo, beforeKobo }))
    .toSorted((a, b) => b.kobo - b.beforeKobo - (a.kobo - a.beforeKobo));
  return {
    up: moved.filter(({ kobo, beforeKobo }) => kobo > beforeKobo).slice(0, driversShown),
    down: moved
      .filter(({ kobo, beforeKobo }) => kobo < beforeKobo)
      .reverse()
      .slice(0, driversShown),
  };
}

/** What stands for heads of too few payers is of no class. */
function classesOf(heads: readonly HeadRow[], few: ReadonlySet<number>): Answer['classes'] {
  const sums = new Map<RevenueClass | null, { kobo: number; beforeKobo: number }>(
    (Object.keys(revenueClasses) as RevenueClass[]).map((one) => [one, { kobo: 0, beforeKobo: 0 }]),
  );
  for (const { id, code, mdaCode, kobo, beforeKobo } of heads) {
    const of = few.has(id) ? null : revenueClassOf(code, mdaCode);
    const sum = sums.get(of) ?? { kobo: 0, beforeKobo: 0 };
    sums.set(of, { kobo: sum.kobo + kobo, beforeKobo: sum.beforeKobo + beforeKobo });
  }
  return [...sums].map(([of, sum]) => ({ class: of, ...sum })).toSorted((a, b) => b.kobo - a.kobo);
}

function monthsOf(run: RunQuery, year: number, until: string, beforeUntil: string): Promise<Answer['months']> {
  return run<Answer['months'][number]>(sql`
    select month::date::text as month,
      coalesce((select sum(kobo) from daily_totals where measure = 'collected' and dimension = 'all'
        and day >= month and day < month + interval '1 month' and day <= ${until}), 0)::bigint as kobo,
      coalesce((select sum(kobo) from daily_totals where measure = 'collected' and dimension = 'all'
        and day >= month - interval '1 year' and day < month - interval '11 months'
        and (${until}::date >= month + interval '1 month' or month > ${until} or day <= ${beforeUntil})), 0)::bigint as "beforeKobo",
      (select sum(kobo) from revenue_targets r where r.year = ${year} and r.month = extract(month from month.month)
        and r.mda_id is null and r.revenue_head_id is null
        and r.version = (select min(version) from revenue_targets where year = ${year}))::bigint as "targetKobo"
    from generate_series(make_date(${year}, 1, 1), make_date(${year}, 12, 1), interval '1 month') as month
    where month <= ${until} order by 1`);
}

interface MdaQuestion extends Days {
  /** What part of a year's target is planned by now. */
  readonly share: number | undefined;
}

async function mdasOf(run: RunQuery, { from, until, before, share }: MdaQuestion): Promise<Answer['mdas']> {
  const year = Number(from.slice(0, 4));
  const rows = await run<Omit<Answer['mdas'][number], 'planKobo'>>(sql`
    select m.id, m.name as label,
      coalesce(sum(t.kobo) filter (where t.measure = 'collected' and t.day >= ${from}), 0)::bigint as kobo,
      coalesce(sum(t.kobo) filter (where t.measure = 'collected' and t.day < ${from}), 0)::bigint as "beforeKobo",
      coalesce(sum(t.kobo) filter (where t.measure = 'billed' and t.day >= ${from} and t.status <> 'cancelled'), 0)::bigint as "billedKobo",
      (select sum(r.kobo) from revenue_targets r where r.year = ${year} and r.mda_id = m.id
        and r.version = (select min(version) from revenue_targets where year = ${year}))::bigint as "targetKobo",
      (select jsonb_build_object('paidKobo', s.paid_kobo, 'settledKobo', s.settled_kobo, 'medianDays', s.median_days)
        from treasury_mda_snapshots s where s.year = ${year} and s.mda_id = m.id) as settled
    from mdas m left join daily_totals t on t.dimension = 'mda' and t.key = m.id::text
      and (t.day between ${from} and ${until} or t.day between ${before.from} and ${before.until})
    group by 1, 2 order by 3 desc, 1`);
  return rows.map((row) => ({
    ...row,
    planKobo: row.targetKobo === null || share === undefined ? null : Math.round(row.targetKobo * share),
  }));
}

function payersOf(run: RunQuery, from: string, until: string): Promise<Answer['payers']> {
  return run<Answer['payers'][number]>(sql`
    select month::text, payers, new_payers as "newPayers", kobo, top10_kobo as "top10Kobo", top50_kobo as "top50Kobo",
      top100_kobo as "top100Kobo", concentration
    from payer_snapshots where dimension = 'all' and month between ${from} and ${until} order by month`);
}
