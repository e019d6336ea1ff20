import { type getPayers, type ParsedRequestOf, payerStages, type Scope, theBeginning } from '@portal/contracts';
import { and, ne, sql } from 'drizzle-orm';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import { conditionsOf, inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { invoices, taxpayers } from '../reading-views.ts';
import { invoicesBinding } from '../reports/invoices.ts';
import { taxpayersBinding } from '../reports/taxpayers.ts';
import { refuseOfPayments } from './refuse-of-payments.ts';

type Asked = ParsedRequestOf<typeof getPayers>['query'];
type Stage = (typeof payerStages)[number];

/** Taxpayers by how far they came: each stage is part of the one before, so that they may be drawn as a funnel. */
export async function readPayers(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  refuseOfPayments(asked);
  const period = requirePeriod(asked, deps.clock.now());
  const registered = conditionsOf(
    deps,
    taxpayersBinding,
    { ...asked, criteria: '', minDate: theBeginning, maxDate: period.maxDate },
    scope,
  );
  const billed = conditionsOf(deps, invoicesBinding, { ...asked, criteria: '', ...period }, scope);
  const inRegister = sql`${invoices.payerTpui} in (select ${taxpayers.tpui} from ${taxpayers} ${whereOf(registered.where)})`;
  return inTime(() =>
    deps.readAs(scope, async (run) => {
      const [register] = await run<{ until: number; before: number }>(sql`
        select count(*)::int as until, (count(*) filter (where ${taxpayers.registeredOn} < ${period.minDate}))::int as before
        from ${taxpayers} ${whereOf(registered.where)}`);
      const [payers] = await run<Record<Exclude<Stage, 'registered'>, number>>(sql`
        select count(*)::int as billed, (count(*) filter (where paid > 0))::int as paying,
          (count(*) filter (where paid = bills))::int as "paid-in-full"
        from (
          select count(*) as bills, count(*) filter (where ${invoices.standing} = 'paid') as paid from ${invoices}
          ${whereOf(and(billed.where, ne(invoices.standing, 'cancelled'), inRegister))}
          group by ${invoices.payerTpui}
        ) payer`);
      const counts = { registered: register?.until, ...payers };
      return {
        period,
        asOf: deps.clock.now().toISOString(),
        stages: payerStages.map((stage) => ({ stage, count: counts[stage] ?? 0 })),
        registeredBefore: register?.before ?? 0,
      };
    }),
  );
}
