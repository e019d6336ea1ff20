import type { getFiscalYear, ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';

type Months = ResponseOf<typeof getFiscalYear>['payers'];

/**
 * Payers by month, and what the largest brought. To whoever reads totals alone of months that are over, and how much the largest
 * brought only where all of these parts may be told.
 */
export function readConcentration(run: RunQuery, from: string, until: string, ofTotals: boolean): Promise<Months> {
  return run<Months[number]>(ofTotals ? toldMonths(from, until) : everyMonth(from, until));
}

const everyMonth = (from: string, until: string) => sql`
      select month::text, payers, new_payers as "newPayers", kobo, top10_kobo as "top10Kobo", top50_kobo as "top50Kobo",
        top100_kobo as "top100Kobo", concentration
      from payer_snapshots where dimension = 'all' and month between ${from} and ${until} order by month`;

const toldMonths = (from: string, until: string) => sql`
    select s.month::text, s.payers, s.new_payers as "newPayers",
      (select coalesce(sum(t.kobo), 0)::bigint from daily_totals t where t.measure = 'collected' and t.dimension = 'all'
        and t.day >= s.month and t.day < s.month + interval '1 month') as kobo,
      case when ranked.is_told then s.top10_kobo end as "top10Kobo", case when ranked.is_told then s.top50_kobo end as "top50Kobo",
      case when ranked.is_told then s.top100_kobo end as "top100Kobo", case when ranked.is_told then s.concentration end as concentration
    from payer_snapshots s
    cross join lateral (select bool_and(is_told) as is_told from told_parts p where p.month = s.month and p.dimension = 'rank') ranked
    where s.dimension = 'all' and s.month between ${from} and ${until} and ranked.is_told is not null order by s.month`;
