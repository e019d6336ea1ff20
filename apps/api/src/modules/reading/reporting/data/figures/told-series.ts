import type { Grouping } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { fewKey } from '../../domain/few-payers.ts';
import type { Period } from '../../domain/period.ts';
import { wholeMonthsOf } from '../../domain/told-period.ts';
import type { SeriesRow } from './series-rows.ts';

/** What of the totals by day is divided by time, and how a part is named in `told_parts`. */
const weekdayHour = sql`extract(isodow from t.day) || '-' || t.key`;
const ofTime: Partial<
  Readonly<
    Record<Grouping, { readonly dimension: string; readonly judged: string; readonly part: SQL; readonly key: SQL }>
  >
> = {
  day: { dimension: 'all', judged: 'day', part: sql`t.day::text`, key: sql`t.day::text` },
  week: {
    ...{ dimension: 'all', judged: 'day', part: sql`t.day::text` },
    key: sql`date_trunc('week', t.day::timestamp)::date::text`,
  },
  'weekday-hour': { dimension: 'hour', judged: 'weekday-hour', part: weekdayHour, key: weekdayHour },
};

interface ToldQuestion {
  readonly groupBy: Grouping;
  readonly period: Period;
  readonly mdaId?: number | undefined;
}

/**
 * What was collected, by parts that may be told each by itself in months that are over; `few` is all the rest of what is told whole.
 * The cells are fixed by the night, whatever is asked (docs/decisions/0786).
 */
export async function readToldSeries(
  run: RunQuery,
  { groupBy, period, mdaId }: ToldQuestion,
  names: ReadonlyMap<string, string>,
): Promise<SeriesRow[]> {
  const { dimension, judged, part, key } = ofTime[groupBy] ?? {
    ...{ dimension: groupBy, judged: groupBy, part: sql`t.key`, key: sql`t.key` },
  };
  const counted = groupBy === 'head' ? sql`t.lines` : sql`t.documents`;
  const { minDate, maxDate } = wholeMonthsOf(period);
  const ofMda = (head: SQL) =>
    mdaId === undefined ? undefined : sql`${head} in (select id::text from revenue_heads where mda_id = ${mdaId})`;
  const told = await run<{ key: string; count: number; kobo: number }>(sql`
    select ${key} as key, sum(${counted})::int as count, sum(t.kobo)::bigint as kobo
    from daily_totals t
    join told_parts p on p.month = date_trunc('month', t.day::timestamp)::date and p.dimension = ${judged} and p.key = ${part} and p.is_told
    where ${and(
      sql`t.measure = 'collected' and t.dimension = ${dimension} and t.day between ${minDate} and ${maxDate}`,
      ofMda(sql`t.key`),
    )} group by 1`);
  const withheld = await run<{ key: string }>(sql`
    select distinct p.key from told_parts p
    where ${and(sql`p.dimension = ${judged} and not p.is_told and p.month between ${minDate} and ${maxDate}`, ofMda(sql`p.key`))}`);
  const isWithheld = new Set(withheld.map((row) => row.key));
  const [whole] = await run<{ count: number; kobo: number }>(sql`
    select coalesce(sum(${counted}), 0)::int as count, coalesce(sum(t.kobo), 0)::bigint as kobo from daily_totals t
    where t.measure = 'collected' and t.day between ${period.minDate} and ${period.maxDate}
      and t.dimension = ${mdaId === undefined ? 'all' : 'mda'} and t.key = ${mdaId === undefined ? '' : String(mdaId)}`);
  const few = {
    count: told.reduce((rest, { count }) => rest - count, whole?.count ?? 0),
    kobo: told.reduce((rest, { kobo }) => rest - kobo, whole?.kobo ?? 0),
  };
  return [
    ...told
      .filter(({ count, kobo }) => count !== 0 || kobo !== 0)
      .map((row) => ({
        ...{ ...row, label: names.get(row.key) ?? null },
        ...(isWithheld.has(row.key) && { isPartly: true as const }),
      })),
    ...(few.count !== 0 || few.kobo !== 0 ? [{ key: fewKey, label: null, ...few }] : []),
  ];
}
