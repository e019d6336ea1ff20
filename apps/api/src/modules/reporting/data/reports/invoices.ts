import type { invoiceReport, ResponseOf } from '@portal/contracts';
import { and, between, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import type { Period } from '../../domain/period.ts';
import { collections, invoices } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { atCounter, billsFound } from './bills-found.ts';

type Row = ResponseOf<typeof invoiceReport.list>['data'][number];

const source: ListSource<Row, 'issuedOn' | 'totalKobo'> = {
  from: invoices,
  key: { column: invoices.id, type: 'uuid' },
  record: { column: invoices.reference, type: 'text' },
  select: {
    id: invoices.reference,
    billReference: invoices.reference,
    issuedOn: invoices.issuedOn,
    payer: invoices.payer,
    tpui: invoices.payerTpui,
    category: invoices.category,
    mda: invoices.mda,
    heads: invoices.heads,
    taxOffice: invoices.taxOffice,
    lga: invoices.lga,
    expertSystem: invoices.expertSystem,
    engineCode: invoices.engineCode,
    counter: invoices.counter,
    totalKobo: invoices.totalKobo,
    status: invoices.status,
    expiresOn: invoices.expiresOn,
  },
  sorts: {
    issuedOn: { column: invoices.issuedOn, type: 'date' },
    totalKobo: { column: invoices.totalKobo, type: 'bigint' },
  },
  totals: { totalKobo: invoices.totalKobo },
};

/** Lines carry the day of their bill, so the period bounds them too. */
function withHeadsJoined({ minDate, maxDate }: Period): typeof source {
  return {
    ...source,
    from: sql`${invoices} left join (
      select l.bill_id, string_agg(h.name, ', ' order by l.position) as names
      from bill_lines l join revenue_heads h on h.id = l.revenue_head_id
      where l.issued_on between ${minDate} and ${maxDate} group by l.bill_id
    ) as heads_of on heads_of.bill_id = ${invoices.id}`,
    select: { ...source.select, heads: sql`heads_of.names` },
  };
}

/** Bills whose receipt came that way. */
function collectedBy(condition: SQL): SQL {
  return sql`exists (select from ${collections} where ${collections.billId} = ${invoices.id} and ${condition})`;
}

/** Bills that have a line of that head. */
export function hasHead(id: number): SQL {
  return sql`exists (select from bill_lines l where l.bill_id = ${invoices.id} and l.revenue_head_id = ${id}
        and l.issued_on = ${invoices.issuedOn})`;
}

/** By the database's clock, as the view that shows the status. */
const today = sql`(now() at time zone 'Africa/Lagos')::date`;

/** Bills that stand so today. */
export function withStatus(status: string): SQL | undefined {
  const isOpen = eq(invoices.standing, 'open');
  switch (status) {
    case 'unpaid':
      return and(isOpen, sql`${invoices.expiresOn} >= ${today}`);
    case 'expired':
      // A bill is payable for three months at least: what has expired was issued before that.
      return and(
        isOpen,
        sql`${invoices.expiresOn} < ${today}`,
        sql`${invoices.issuedOn} <= (${today} - interval '3 months')::date`,
      );
    case 'outstanding':
      return isOpen;
    case 'billed':
      return ne(invoices.standing, 'cancelled');
    // Few among millions: from the tables that know them, not by walking the bills.
    case 'under-review':
      return and(eq(invoices.standing, status), sql`${invoices.id} in (select reading.bills_under_review())`);
    case 'void':
      return and(eq(invoices.standing, status), sql`${invoices.id} in (select reading.bills_with_void_receipt())`);
    default:
      return eq(invoices.standing, status);
  }
}

export const invoicesBinding: ReportBinding = {
  source,
  inBulk: withHeadsJoined,
  own: {
    mda: invoices.mdaId,
    office: invoices.taxOfficeId,
    expertSystem: invoices.expertSystemId,
    taxpayer: invoices.payerTpui,
  },
  within: ({ minDate, maxDate }) => between(invoices.issuedOn, minDate, maxDate),
  filters: {
    mdaId: (id) => eq(invoices.mdaId, Number(id)),
    toId: (id) => eq(invoices.taxOfficeId, Number(id)),
    lgaId: (id) => eq(invoices.lgaId, Number(id)),
    tpcId: (id) => eq(invoices.payerCategoryId, Number(id)),
    esId: (id) => eq(invoices.expertSystemId, Number(id)),
    engineCodeId: (id) => eq(invoices.engineCodeId, Number(id)),
    counterId: (id) => atCounter(invoices.id, Number(id)),
    pcId: (id) => collectedBy(eq(collections.channelId, Number(id))),
    pgId: (id) => collectedBy(eq(collections.gatewayId, String(id))),
    // The day stands on the line too, so that a rare head is found by its own index.
    rhId: (id) => hasHead(Number(id)),
  },
  status: withStatus,
  search: (criteria, period) =>
    criteria.kind === 'tpui'
      ? sql`${invoices.payerTpui} = any (reading.papers_of(${criteria.value}))`
      : criteria.kind === 'phone'
        ? inArray(invoices.payerPhone, [...criteria.values])
        : criteria.kind === 'bill'
          ? eq(invoices.reference, criteria.value)
          : billsFound(invoices.id, criteria, period),
};
