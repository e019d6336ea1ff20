import type { ResponseOf, reviewReport } from '@portal/contracts';
import { and, between, eq, ne, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { invoices, reviewCases } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { hasHead } from './invoices.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof reviewReport.list>['data'][number];

const source: ListSource<Row, 'openedAt' | 'heldKobo'> = {
  from: reviewCases,
  key: { column: reviewCases.id, type: 'bigint' },
  select: {
    id: sql`${reviewCases.id}::text`,
    number: sql`${reviewCases.id}::text`,
    openedAt: reviewCases.openedAt,
    kind: reviewCases.kind,
    payer: reviewCases.payer,
    tpui: reviewCases.payerTpui,
    billReference: reviewCases.billReference,
    billKobo: reviewCases.billKobo,
    mda: reviewCases.mda,
    providerReference: reviewCases.providerReference,
    heldKobo: reviewCases.heldKobo,
    assignee: reviewCases.assignee,
    status: reviewCases.state,
    resolution: reviewCases.resolution,
  },
  sorts: {
    openedAt: { column: reviewCases.openedAt, type: 'timestamptz' },
    heldKobo: { column: reviewCases.heldKobo, type: 'bigint' },
  },
  totals: { heldKobo: reviewCases.heldKobo },
};

/** What a case does not know of itself, its bill does. */
function ofBills(condition: SQL): SQL {
  return sql`exists (select from ${invoices} where ${invoices.reference} = ${reviewCases.billReference} and ${condition})`;
}

export const reviewBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: {},
  within: ({ minDate, maxDate }) => between(reviewCases.openedOn, minDate, maxDate),
  filters: {
    mdaId: (id) => eq(reviewCases.mdaId, Number(id)),
    pgId: (id) => eq(reviewCases.gatewayId, String(id)),
    toId: (id) => ofBills(ofOffice(invoices.taxOfficeId)(id)),
    lgaId: (id) => ofBills(eq(invoices.lgaId, Number(id))),
    tpcId: (id) => ofBills(eq(invoices.payerCategoryId, Number(id))),
    esId: (id) => ofBills(eq(invoices.expertSystemId, Number(id))),
    engineCodeId: (id) => ofBills(eq(invoices.engineCodeId, Number(id))),
    rhId: (id) => ofBills(hasHead(Number(id))),
  },
  status: (status) => (status === 'undecided' ? ne(reviewCases.state, 'decided') : eq(reviewCases.state, status)),
  search(criteria): SQL {
    switch (criteria.kind) {
      case 'bill':
        return eq(reviewCases.billReference, criteria.value);
      case 'rrr':
        return eq(reviewCases.providerReference, criteria.value);
      case 'tpui':
        return eq(reviewCases.payerTpui, criteria.value);
      case 'name':
        return and(...criteria.words.map((word) => holds(sql`lower(${reviewCases.payer})`, word))) ?? sql`false`;
      default:
        return sql`false`;
    }
  },
};
