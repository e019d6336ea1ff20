import type { ownReceiptReport, ResponseOf } from '@portal/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { collections, receipts } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { withinMoments } from './within-moments.ts';

type Row = ResponseOf<typeof ownReceiptReport.list>['data'][number];

const source: ListSource<Row, 'at' | 'amountKobo'> = {
  from: receipts,
  key: { column: receipts.id, type: 'bigint' },
  select: {
    id: sql`${receipts.id}::text`,
    receiptNumber: receipts.receiptNumber,
    at: receipts.at,
    heads: sql`coalesce(${receipts.heads}, '')`,
    mda: receipts.mda,
    billReference: receipts.billReference,
    gateway: receipts.gateway,
    channel: receipts.channel,
    providerReference: receipts.providerReference,
    amountKobo: receipts.amountKobo,
    status: sql`case when ${receipts.isVoid} then 'void' else 'receipt' end`,
  },
  sorts: {
    at: { column: receipts.at, type: 'timestamptz' },
    amountKobo: { column: receipts.amountKobo, type: 'bigint' },
  },
  totals: { amountKobo: receipts.amountKobo },
};

export const ownReceiptsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { taxpayer: receipts.payerTpui },
  within: (period) => withinMoments(receipts.at, period),
  filters: {
    mdaId: (id) => eq(receipts.mdaId, Number(id)),
    rhId: (id) =>
      sql`exists (select from ${collections} where ${collections.billId} = ${receipts.billId} and ${collections.revenueHeadId} = ${Number(id)})`,
    pgId: (id) => eq(receipts.gatewayId, String(id)),
    pcId: (id) => eq(receipts.channelId, Number(id)),
  },
  status: (status) => eq(receipts.isVoid, status === 'void'),
  search(criteria): SQL {
    switch (criteria.kind) {
      case 'receipt':
        return eq(receipts.receiptNumber, criteria.value);
      case 'bill':
        return eq(receipts.billReference, criteria.value);
      case 'rrr':
        return eq(receipts.providerReference, criteria.value);
      case 'name':
        return and(...criteria.words.map((word) => holds(sql`${receipts.heads}`, word))) ?? sql`false`;
      default:
        return sql`false`;
    }
  },
};
