import type { invoiceReport, ResponseOf } from '@portal/contracts';
import { and, between, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import type { Period } from '../../domain/period.ts';
import { invoices } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { atCounter, billsFound } from './bills-found.ts';
import { ofOffice } from './of-office.ts';
import { withEngineCode } from './with-engine-code.ts';

type Row = ResponseOf<typeof invoiceReport.list>['data'][number];

/** What is cancelled is not billed. */
export const billedAndCancelled = {
  totalKobo: sql`case when ${invoices.standing} = 'cancelled' then 0 else ${invoices.totalKobo} end`,
  cancelledKobo: sql`case when ${invoices.standing} = 'cancelled' then ${invoices.totalKobo} else 0 end`,
};

const source: ListSource<Row, 'issuedOn' | 'totalKobo'> = {
  from: invoices,
  isFoundByKey: true,
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
    dueOn: invoices.dueOn,
    expiresOn: invoices.expiresOn,
  },
  sorts: {
    issuedOn: { column: invoices.issuedOn, type: 'date' },
    totalKobo: { column: invoices.totalKobo, type: 'bigint' },
  },
  totals: billedAndCancelled,
};

/** Lines carry the day of their bill, so the period bounds them too. */
function withHeadsJoined({ minDate, maxDate }: Period): typeof source {
  return {
    ...source,
    from: sql`${invoices} left join (
      select l.bill_id, string_agg(head_name_on(l.revenue_head_id, l.issued_on), ', ' order by l.position) as names
      from bill_lines l
      where l.issued_on between ${minDate} and ${maxDate} group by l.bill_id
    ) as heads_of on heads_of.bill_id = ${invoices.id}`,
    select: { ...source.select, heads: sql`heads_of.names` },
  };
}

/** Bills that have a line of that head, in a period when one is given. A line carries the day of its bill: lines of other days are not looked at. */
export function hasHead(id: number, period?: Period): SQL {
  const within = period ? sql`and l.issued_on between ${period.minDate} and ${period.maxDate}` : sql``;
  return sql`${invoices.id} in (select l.bill_id from bill_lines l where l.revenue_head_id = ${id} ${within})`;
}

/** By the database's clock, as the view that shows the status. */
const today = sql`lagos_today()`;

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
    toId: ofOffice(invoices.taxOfficeId),
    lgaId: (id) => eq(invoices.lgaId, Number(id)),
    tpcId: (id) => eq(invoices.payerCategoryId, Number(id)),
    esId: (id) => eq(invoices.expertSystemId, Number(id)),
    engineCodeId: (id) => withEngineCode(invoices, Number(id)),
    counterId: (id) => atCounter(invoices.id, Number(id)),
    pcId: (id) => eq(invoices.paidChannelId, Number(id)),
    pgId: (id) => eq(invoices.paidGatewayId, String(id)),
    rhId: (id, period) => hasHead(Number(id), period),
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
