import type { ResponseOf, refundReport } from '@portal/contracts';
import { and, between, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { refunds } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type Row = ResponseOf<typeof refundReport.list>['data'][number];

const source: ListSource<Row, 'requestedAt' | 'amountKobo'> = {
  from: refunds,
  key: { column: refunds.id, type: 'uuid' },
  select: {
    id: sql`${refunds.id}::text`,
    number: refunds.number,
    requestedAt: refunds.requestedAt,
    cause: refunds.cause,
    payer: refunds.payer,
    tpui: refunds.payerTpui,
    billReference: refunds.billReference,
    receiptNumber: refunds.receiptNumber,
    mda: refunds.mda,
    method: refunds.method,
    dueOn: refunds.dueOn,
    amountKobo: refunds.amountKobo,
    assignee: refunds.assignee,
    status: refunds.state,
  },
  sorts: {
    requestedAt: { column: refunds.requestedAt, type: 'timestamptz' },
    amountKobo: { column: refunds.amountKobo, type: 'bigint' },
  },
  totals: { amountKobo: refunds.amountKobo },
};

export const refundBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: {},
  within: ({ minDate, maxDate }) => between(refunds.requestedOn, minDate, maxDate),
  filters: {
    mdaId: (id) => eq(refunds.mdaId, Number(id)),
    pgId: (id) => eq(refunds.gatewayId, String(id)),
  },
  status: (status) =>
    status === 'undone' ? notInArray(refunds.state, ['paid', 'refused', 'withdrawn']) : eq(refunds.state, status),
  search(criteria): SQL {
    switch (criteria.kind) {
      case 'bill':
        return eq(refunds.billReference, criteria.value);
      case 'tpui':
        return eq(refunds.payerTpui, criteria.value);
      case 'name':
        return and(...criteria.words.map((word) => holds(sql`lower(${refunds.payer})`, word))) ?? sql`false`;
      default:
        return sql`false`;
    }
  },
};
