import type { collectionReport, ResponseOf } from '@portal/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { collections, invoices } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { atCounter, billsFound } from './bills-found.ts';
import { ofOffice } from './of-office.ts';
import { withEngineCode } from './with-engine-code.ts';

type Row = ResponseOf<typeof collectionReport.list>['data'][number];

const source: ListSource<Row, 'at' | 'amountKobo'> = {
  from: collections,
  isFoundByKey: true,
  key: { column: collections.id, type: 'bigint' },
  select: {
    id: sql`${collections.id}::text`,
    receiptNumber: collections.receiptNumber,
    at: collections.at,
    payer: collections.payer,
    billReference: collections.billReference,
    tpui: collections.payerTpui,
    category: collections.category,
    mda: collections.mda,
    head: collections.head,
    headCode: collections.headCode,
    taxOffice: collections.taxOffice,
    lga: collections.lga,
    expertSystem: collections.expertSystem,
    engineCode: collections.engineCode,
    counter: collections.counter,
    gateway: collections.gateway,
    channel: collections.channel,
    providerReference: collections.providerReference,
    bookedOn: collections.bookedOn,
    amountKobo: collections.amountKobo,
    status: sql`case when ${collections.isVoid} then 'void' else 'receipt' end`,
  },
  sorts: {
    at: { column: collections.at, type: 'timestamptz' },
    amountKobo: { column: collections.amountKobo, type: 'bigint' },
  },
  totals: {
    amountKobo: collections.amountKobo,
    voidedKobo: sql`case when ${collections.isVoid} then -${collections.amountKobo} else 0 end`,
  },
};

export const collectionsBinding: ReportBinding = {
  source,
  own: {
    mda: collections.mdaId,
    office: collections.taxOfficeId,
    expertSystem: collections.expertSystemId,
    taxpayer: collections.payerTpui,
  },
  // By the instant, which the indexes know.
  within: ({ minDate, maxDate }) =>
    and(
      sql`${collections.at} >= lagos_midnight(${minDate}::date)`,
      sql`${collections.at} < lagos_midnight(${maxDate}::date + 1)`,
    ),
  filters: {
    mdaId: (id) => eq(collections.mdaId, Number(id)),
    toId: ofOffice(collections.taxOfficeId),
    lgaId: (id) => eq(collections.lgaId, Number(id)),
    tpcId: (id) => eq(collections.payerCategoryId, Number(id)),
    rhId: (id) => eq(collections.revenueHeadId, Number(id)),
    esId: (id) => eq(collections.expertSystemId, Number(id)),
    engineCodeId: (id) => withEngineCode(collections, Number(id)),
    counterId: (id) => atCounter(collections.billId, Number(id)),
    booked: () => eq(collections.isAfterClosing, true),
    pcId: (id) => eq(collections.channelId, Number(id)),
    pgId: (id) => eq(collections.gatewayId, String(id)),
  },
  status: (status) => eq(collections.isVoid, status === 'void'),
  search: (criteria, period): SQL => {
    switch (criteria.kind) {
      case 'receipt':
        return eq(collections.receiptNumber, criteria.value);
      case 'rrr':
        return eq(collections.providerReference, criteria.value);
      case 'bill':
        return sql`${collections.billId} in (select ${invoices.id} from ${invoices} where ${invoices.reference} = ${criteria.value})`;
      case 'tpui':
        return sql`${collections.payerTpui} = any (reading.papers_of(${criteria.value}))`;
      case 'phone':
        return sql`${collections.billId} in (select ${invoices.id} from ${invoices} where ${invoices.payerPhone} in ${[...criteria.values]})`;
      case 'name':
        // Whenever they were billed.
        return billsFound(collections.billId, criteria, period, 'payment');
      default:
        return sql`false`;
    }
  },
};
