import type { Figure, getTimeToPay, ParsedRequestOf, Scope } from '@portal/contracts';
import { and, not, sql } from 'drizzle-orm';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import { conditionsOf, inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { collections, invoices } from '../reading-views.ts';
import { collectionsBinding } from '../reports/collections.ts';

type Asked = ParsedRequestOf<typeof getTimeToPay>['query'];

/** Days from issue to payment, of the receipts of a period that were not voided. */
export async function readTimeToPay(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  const period = requirePeriod(asked, deps.clock.now());
  const { where } = conditionsOf(deps, collectionsBinding, { ...asked, criteria: '', ...period }, scope);
  const stands = sql`not exists (select from ${collections} v where v.receipt_id = ${collections.receiptId} and v.is_void)`;
  const days = sql`greatest(0, ${collections.day} - ${invoices.issuedOn})`;
  return inTime(() =>
    deps.readAs(scope, async (run) => {
      const rows = await run<Figure & { fromDays: number; isAll: boolean; medianDays: number | null }>(sql`
        select age.from_days as "fromDays", grouping(age.from_days) = 1 as "isAll", count(distinct paid.receipt_id)::int as count,
          coalesce(sum(paid.kobo), 0)::bigint as kobo, percentile_cont(0.5) within group (order by paid.days) as "medianDays"
        from (
          select ${collections.receiptId} as receipt_id, min(${days}) as days, sum(${collections.amountKobo}) as kobo
          from ${collections} join ${invoices} on ${invoices.id} = ${collections.billId}
          ${whereOf(and(where, not(sql`${collections.isVoid}`), stands))} group by 1
        ) paid
        cross join lateral (select max(d) as from_days from unnest(array[0, 1, 8, 31, 91]) d where d <= paid.days) age
        group by rollup (age.from_days) order by 1`);
      return {
        period,
        asOf: deps.clock.now().toISOString(),
        medianDays: rows.find(({ isAll }) => isAll)?.medianDays ?? null,
        rows: rows.filter(({ isAll }) => !isAll).map(({ fromDays, count, kobo }) => ({ fromDays, count, kobo })),
      };
    }),
  );
}
