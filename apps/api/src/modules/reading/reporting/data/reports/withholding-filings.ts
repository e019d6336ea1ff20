import type { ResponseOf, withholdingFilingReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { withholdingMonths } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof withholdingFilingReport.list>['data'][number];

const source: ListSource<Row, 'dueOn' | 'daysLate' | 'grossKobo' | 'dueKobo'> = {
  from: withholdingMonths,
  key: { column: withholdingMonths.id, type: 'text' },
  select: {
    id: withholdingMonths.id,
    payer: withholdingMonths.payer,
    tpui: withholdingMonths.tpui,
    month: withholdingMonths.month,
    taxOffice: withholdingMonths.homeOffice,
    dueOn: withholdingMonths.dueOn,
    filedOn: withholdingMonths.filedOn,
    daysLate: withholdingMonths.daysLate,
    amendments: withholdingMonths.amendments,
    payments: withholdingMonths.payments,
    grossKobo: withholdingMonths.grossKobo,
    lawKobo: withholdingMonths.lawKobo,
    deductedKobo: withholdingMonths.deductedKobo,
    dueKobo: withholdingMonths.dueKobo,
    payment: withholdingMonths.payment,
    status: withholdingMonths.status,
  },
  sorts: {
    dueOn: { column: withholdingMonths.dueOn, type: 'date' },
    daysLate: { column: withholdingMonths.daysLate, type: 'integer' },
    grossKobo: { column: withholdingMonths.grossKobo, type: 'bigint' },
    dueKobo: { column: withholdingMonths.dueKobo, type: 'bigint' },
  },
  totals: {
    payments: withholdingMonths.payments,
    grossKobo: withholdingMonths.grossKobo,
    dueKobo: withholdingMonths.dueKobo,
  },
};

const name = sql`lower(${withholdingMonths.payer})`;

export const withholdingFilingsBinding: ReportBinding = {
  source,
  own: { office: withholdingMonths.homeOfficeId },
  within: ({ minDate, maxDate }) => between(withholdingMonths.dueOn, minDate, maxDate),
  filters: { toId: ofOffice(withholdingMonths.homeOfficeId) },
  status: (status) => eq(withholdingMonths.status, status),
  searchWords: (typed) => or(eq(withholdingMonths.tpui, typed), holds(name, typed.toLowerCase())),
};
