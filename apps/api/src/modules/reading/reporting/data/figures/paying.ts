import type { getPaying, ParsedRequestOf, Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../../platform/clock/lagos-day.ts';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import { conditionsOf, inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { invoices } from '../reading-views.ts';
import { invoicesBinding } from '../reports/invoices.ts';
import { refuseOfPayments } from './refuse-of-payments.ts';

interface Row {
  readonly bills: number;
  readonly kobo: number;
  readonly paid: number;
  readonly paidKobo: number;
  readonly open: number;
  readonly openKobo: number;
  readonly expiring: number;
  readonly expiringKobo: number;
}

const soonDays = 14;

/** What became of the bills of a period, of those the reader may see. */
export function readPaying(deps: ReportReaderDeps, asked: ParsedRequestOf<typeof getPaying>['query'], scope: Scope) {
  refuseOfPayments(asked);
  const now = deps.clock.now();
  const period = requirePeriod(asked, now);
  const today = dayOf(now);
  const { where } = conditionsOf(deps, invoicesBinding, { ...asked, ...period, criteria: '', status: 'billed' }, scope);
  return inTime(() =>
    deps.readAs(scope, async (run) => {
      const isOpen = sql`standing = 'open' and expires_on >= ${today}`;
      const expires = sql`${isOpen} and expires_on <= ${today}::date + ${soonDays}::int`;
      const [row] = await run<Row>(sql`
        with billed as (
          select standing, expires_on, total_kobo from ${invoices} ${whereOf(where)}
        )
        select count(*)::int as bills, coalesce(sum(total_kobo), 0)::bigint as kobo,
          count(*) filter (where standing = 'paid')::int as paid,
          coalesce(sum(total_kobo) filter (where standing = 'paid'), 0)::bigint as "paidKobo",
          count(*) filter (where ${isOpen})::int as open,
          coalesce(sum(total_kobo) filter (where ${isOpen}), 0)::bigint as "openKobo",
          count(*) filter (where ${expires})::int as expiring,
          coalesce(sum(total_kobo) filter (where ${expires}), 0)::bigint as "expiringKobo"
        from billed`);
      if (!row) throw new Error('A sum without a row');
      return {
        period,
        asOf: now.toISOString(),
        billed: { count: row.bills, kobo: row.kobo },
        paid: { count: row.paid, kobo: row.paidKobo },
        open: { count: row.open, kobo: row.openKobo },
        expiring: { count: row.expiring, kobo: row.expiringKobo },
      };
    }),
  );
}
