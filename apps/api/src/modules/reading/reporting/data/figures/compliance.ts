import type { getCompliance, ParsedRequestOf, PunctualityRow, Scope } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../../../../platform/clock/lagos-day.ts';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { ownRows } from '../../../../../platform/scope/own-rows.ts';
import { inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';

/** What is paid in time, of the bills the reader may see. */
export function readCompliance(
  { readAs, clock }: ReportReaderDeps,
  asked: ParsedRequestOf<typeof getCompliance>['query'],
  scope: Scope,
) {
  const now = clock.now();
  const period = requirePeriod(asked, now);
  const today = dayOf(now);
  const ownBills = and(
    sql`issued_on between ${period.minDate} and ${period.maxDate}`,
    sql`standing <> 'cancelled'`,
    ownRows(scope, { office: sql`tax_office_id` }),
  );
  return inTime(() =>
    readAs(scope, async (run) => ({
      period,
      asOf: now.toISOString(),
      heads: await punctuality(
        run,
        sql`select bill_id as id, standing, issued_on, revenue_head_id as key from reading.invoice_lines where ${ownBills}`,
        sql`revenue_heads`,
        today,
      ),
      categories: await punctuality(
        run,
        sql`select id, standing, issued_on, payer_category_id as key from reading.invoices where ${ownBills}`,
        sql`taxpayer_categories`,
        today,
      ),
    })),
  );
}

/** Of `bills` (id, standing, issued_on, key): how many were paid within their first three months, by the names of `list`. */
function punctuality(run: RunQuery, bills: SQL, list: SQL, today: string): Promise<PunctualityRow[]> {
  const ends = sql`(b.issued_on + interval '3 months')::date`;
  return run<PunctualityRow>(sql`
    with b as (select distinct id, standing, issued_on, key from (${bills}) as found),
    paid as (select bill_id, min(day) as day from reading.collections where not is_void and bill_id in (select id from b) group by bill_id)
    select b.key::text as key, n.name as label, count(*)::int as bills,
      count(*) filter (where b.standing = 'paid' and p.day <= ${ends})::int as "inTime",
      count(*) filter (where b.standing = 'paid' and p.day > ${ends})::int as late,
      count(*) filter (where b.standing <> 'paid' and ${ends} < ${today})::int as overdue,
      count(*) filter (where b.standing <> 'paid' and ${ends} >= ${today})::int as waiting
    from b join ${list} n on n.id = b.key left join paid p on p.bill_id = b.id
    group by b.key, n.name order by count(*) desc, n.name`);
}
