import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { aYearBefore } from '../../domain/period.ts';
import { wholeMonthsOf } from '../../domain/told-period.ts';

export interface HeadRow {
  readonly id: number;
  readonly label: string;
  readonly code: string;
  readonly mdaCode: string;
  readonly kobo: number;
  readonly beforeKobo: number;
}

/** What each head brought in a year until a day, and in the same days of the year before. */
export function headsOf(
  run: RunQuery,
  from: string,
  until: string,
  before: { readonly from: string; readonly until: string },
): Promise<HeadRow[]> {
  return run<HeadRow>(sql`
    select h.id, head_name_on(h.id, ${until}::date) as label, h.code, m.code as "mdaCode",
      coalesce(sum(t.kobo) filter (where t.day >= ${from}), 0)::bigint as kobo,
      coalesce(sum(t.kobo) filter (where t.day < ${from}), 0)::bigint as "beforeKobo"
    from daily_totals t join revenue_heads h on h.id = t.key::int join mdas m on m.id = h.mda_id
    where t.measure = 'collected' and t.dimension = 'head'
      and (t.day between ${from} and ${until} or t.day between ${before.from} and ${before.until})
    group by 1, 2, 3, 4 order by 1`);
}

/**
 * The same of months that are over, without those of a head that are withheld in either year: what is held against each other is of
 * the same months.
 */
export function toldHeadsOf(run: RunQuery, from: string, until: string): Promise<HeadRow[]> {
  const { maxDate } = wholeMonthsOf({ minDate: from, maxDate: until });
  return run<HeadRow>(sql`
    with told as (
      select t.key, t.day >= ${from} as is_now, extract(month from t.day) as month, sum(t.kobo) as kobo
      from daily_totals t
      join told_parts p on p.month = date_trunc('month', t.day::timestamp)::date and p.dimension = 'head' and p.key = t.key and p.is_told
      where t.measure = 'collected' and t.dimension = 'head' and t.day between ${aYearBefore(from)} and ${maxDate}
      group by 1, 2, 3
    ),
    withheld as (
      select key, extract(month from month) as month from told_parts
      where dimension = 'head' and not is_told and month between ${aYearBefore(from)} and ${maxDate}
    )
    select h.id, head_name_on(h.id, ${until}::date) as label, h.code, m.code as "mdaCode",
      coalesce(sum(t.kobo) filter (where t.is_now), 0)::bigint as kobo,
      coalesce(sum(t.kobo) filter (where not t.is_now), 0)::bigint as "beforeKobo"
    from told t join revenue_heads h on h.id = t.key::int join mdas m on m.id = h.mda_id
    where t.month <= extract(month from ${maxDate}::date)
      and not exists (select from withheld w where w.key = t.key and w.month = t.month)
    group by 1, 2, 3, 4 order by 1`);
}
