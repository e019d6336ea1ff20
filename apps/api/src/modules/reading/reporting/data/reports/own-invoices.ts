import type { ownInvoiceReport, ResponseOf } from '@portal/contracts';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { invoices } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { billsFound } from './bills-found.ts';
import { billedAndCancelled, hasHead, withStatus } from './invoices.ts';

type Row = ResponseOf<typeof ownInvoiceReport.list>['data'][number];

const source: ListSource<Row, 'issuedOn' | 'totalKobo' | 'expiresOn'> = {
  from: invoices,
  key: { column: invoices.id, type: 'uuid' },
  record: { column: invoices.reference, type: 'text' },
  select: {
    id: invoices.reference,
    billReference: invoices.reference,
    heads: sql`coalesce(${invoices.heads}, '')`,
    mda: invoices.mda,
    issuedOn: invoices.issuedOn,
    expiresOn: invoices.dueOn,
    payableUntil: invoices.expiresOn,
    taxOffice: invoices.taxOffice,
    expertSystem: invoices.expertSystem,
    totalKobo: invoices.totalKobo,
    status: invoices.status,
    payment: sql`case when ${invoices.standing} = 'open' and reading.is_own_payment_pending(${invoices.id}) then 'checking' end`,
  },
  sorts: {
    issuedOn: { column: invoices.issuedOn, type: 'date' },
    totalKobo: { column: invoices.totalKobo, type: 'bigint' },
    expiresOn: { column: invoices.dueOn, type: 'date' },
  },
  totals: {
    ...billedAndCancelled,
    owedKobo: sql`case when ${invoices.standing} = 'open' then ${invoices.totalKobo} else 0 end`,
  },
};

/** Of one taxpayer: few enough that words are looked for in what their bills are for. */
export const ownInvoicesBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { taxpayer: invoices.payerTpui },
  within: ({ minDate, maxDate }) => between(invoices.issuedOn, minDate, maxDate),
  filters: { mdaId: (id) => eq(invoices.mdaId, Number(id)), rhId: (id, period) => hasHead(Number(id), period) },
  status: withStatus,
  search(criteria, period): SQL {
    if (criteria.kind === 'bill') return eq(invoices.reference, criteria.value);
    if (criteria.kind === 'name')
      return and(...criteria.words.map((word) => holds(sql`${invoices.heads}`, word))) ?? sql`false`;
    return billsFound(invoices.id, criteria, period);
  },
};
