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
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { isComparable } from '../../domain/comparable.ts';
import { forecastOf, gapOf, type PastYear, planOf } from '../../domain/outlook.ts';
import { aYearBefore } from '../../domain/period.ts';
import { revenueClassOf } from '../../domain/revenue-class.ts';
import { inTime, type ReportReaderDeps } from '../read-report.ts';
import { readConcentration } from './concentration.ts';
import { type HeadRow, headsOf, toldHeadsOf } from './heads-of-year.ts';
import { readKnownSince } from './known-since.ts';
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
      const knownSince = await readKnownSince(run);
      const isKnown = (minDate: string) => isComparable({ minDate }, knownSince);
      const sumBefore = async (measure: 'billed' | 'collected', first: string) =>
        isKnown(first) ? await sum(measure, first, before.until) : null;
      const isYearKnown = isKnown(before.from);
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
      const ofTotals = scope.kind === 'totals';
      const heads = await (ofTotals ? toldHeadsOf(run, from, until) : headsOf(run, from, until, before));
      const whole = { kobo: collected, beforeKobo: await sumBefore('collected', before.from) };
      return {
        year,
        until,
        asOf: clock.now().toISOString(),
        collected: whole,
        today: { kobo: await sum('collected', until, until) },
        month: {
          kobo: await sum('collected', monthStart, until),
          beforeKobo: await sumBefore('collected', aYearBefore(monthStart)),
        },
        billed: { kobo: await sum('billed', from, until), beforeKobo: await sumBefore('billed', before.from) },
        budget: budget ?? null,
        plan: plan ? { ...plan, years: [...plan.years] } : null,
        gap: budget && plan ? gapOf(collected, plan.kobo, budget.kobo, days) : null,
        forecast: year === Number(today.slice(0, 4)) && forecast ? { ...forecast, years: [...forecast.years] } : null,
        drivers: isYearKnown ? driversOf(heads) : { up: [], down: [] },
        classes: classesOf(heads, whole),
        months: (await monthsOf(run, year, until, before.until)).map((month) => ({
          ...month,
          beforeKobo: isKnown(aYearBefore(month.month)) ? month.beforeKobo : null,
        })),
        mdas: (
          await mdasOf(run, {
            from,
            until,
            before,
            share: budget && plan && budget.kobo > 0 ? plan.kobo / budget.kobo : undefined,
          })
        ).map((mda) => ({ ...mda, beforeKobo: isYearKnown ? mda.beforeKobo : null })),
        yearsBefore: await yearsBefore(run, past),
        payers: await readConcentration(run, from, until, ofTotals),
        ...(await readTreasury(run, year)),
        arrears: await readArrears(run, { from, until }, ofTotals),
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
      version, min(source) as source, min(lagos_day(entered_at))::text as "enteredOn"
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

interface Days {
  readonly from: string;
  readonly until: string;
  readonly before: { readonly from: string; readonly until: string };
}

function driversOf(heads: readonly HeadRow[]): Answer['drivers'] {
  const moved = heads
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

/** What is left of the whole, where heads are not told, is of no class. */
function classesOf(heads: readonly HeadRow[], whole: Answer['collected']): Answer['classes'] {
  const isYearKnown = whole.beforeKobo !== null;
  const sums = new Map<RevenueClass | null, { kobo: number; beforeKobo: number }>(
    (Object.keys(revenueClasses) as RevenueClass[]).map((one) => [one, { kobo: 0, beforeKobo: 0 }]),
  );
  const rest = { kobo: whole.kobo, beforeKobo: whole.beforeKobo ?? 0 };
  for (const { code, mdaCode, kobo, beforeKobo } of heads) {
    const of = revenueClassOf(code, mdaCode);
    const sum = sums.get(of) ?? { kobo: 0, beforeKobo: 0 };
    sums.set(of, { kobo: sum.kobo + kobo, beforeKobo: sum.beforeKobo + beforeKobo });
    rest.kobo -= kobo;
    if (isYearKnown) rest.beforeKobo -= beforeKobo;
  }
  if (rest.kobo !== 0 || rest.beforeKobo !== 0) sums.set(null, rest);
  return [...sums]
    .map(([of, { kobo, beforeKobo }]) => ({ class: of, kobo, beforeKobo: isYearKnown ? beforeKobo : null }))
    .toSorted((a, b) => b.kobo - a.kobo);
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
      (select jsonb_build_object('share', round(s.settled_kobo / nullif(s.paid_kobo, 0)::numeric, 3), 'medianDays', s.median_days)
        from treasury_mda_snapshots s where s.year = ${year} and s.mda_id = m.id) as settled
    from mdas m left join daily_totals t on t.dimension = 'mda' and t.key = m.id::text
      and (t.day between ${from} and ${until} or t.day between ${before.from} and ${before.until})
    group by 1, 2 order by 3 desc, 1`);
  return rows.map((row) => ({
    ...row,
    planKobo: row.targetKobo === null || share === undefined ? null : Math.round(row.targetKobo * share),
  }));
}
