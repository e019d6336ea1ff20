import type { ownStatementReport, ResponseOf } from '@portal/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { accountEntries } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { withinMoments } from './within-moments.ts';

type Row = ResponseOf<typeof ownStatementReport.list>['data'][number];

const source: ListSource<Row, 'at'> = {
  from: accountEntries,
  key: { column: accountEntries.key, type: 'text' },
  select: {
    id: accountEntries.key,
    at: accountEntries.at,
    status: accountEntries.kind,
    reference: accountEntries.reference,
    about: sql`coalesce(${accountEntries.about}, '')`,
    mda: accountEntries.mda,
    billReference: accountEntries.billReference,
    chargeKobo: accountEntries.chargeKobo,
    paidKobo: accountEntries.paidKobo,
    balanceKobo: accountEntries.balanceKobo,
  },
  sorts: { at: { column: accountEntries.at, type: 'timestamptz' } },
  totals: { chargeKobo: accountEntries.chargeKobo, paidKobo: accountEntries.paidKobo },
};

export const ownStatementBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { taxpayer: accountEntries.payerTpui },
  within: (period) => withinMoments(accountEntries.at, period),
  filters: { mdaId: (id) => eq(accountEntries.mdaId, Number(id)) },
  status: (status) => eq(accountEntries.kind, status),
};
