import type { payeFilingReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { payeMonths } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof payeFilingReport.list>['data'][number];

const source: ListSource<Row, 'dueOn' | 'daysLate' | 'outliers' | 'dueKobo'> = {
  from: payeMonths,
  key: { column: payeMonths.id, type: 'text' },
  select: {
    id: payeMonths.id,
    employer: payeMonths.employer,
    tpui: payeMonths.tpui,
    month: payeMonths.month,
    taxOffice: payeMonths.homeOffice,
    dueOn: payeMonths.dueOn,
    filedOn: payeMonths.filedOn,
    daysLate: payeMonths.daysLate,
    amendments: payeMonths.amendments,
    employees: payeMonths.employees,
    outliers: payeMonths.outliers,
    openQueries: payeMonths.openQueries,
    leftOut: payeMonths.leftOut,
    grossKobo: payeMonths.grossKobo,
    deductedKobo: payeMonths.deductedKobo,
    lawKobo: payeMonths.lawKobo,
    dueKobo: payeMonths.dueKobo,
    payment: payeMonths.payment,
    paidLateDays: payeMonths.paidLateDays,
    status: payeMonths.status,
  },
  sorts: {
    dueOn: { column: payeMonths.dueOn, type: 'date' },
    daysLate: { column: payeMonths.daysLate, type: 'integer' },
    outliers: { column: payeMonths.outliers, type: 'integer' },
    dueKobo: { column: payeMonths.dueKobo, type: 'bigint' },
  },
  totals: { employees: payeMonths.employees, outliers: payeMonths.outliers, dueKobo: payeMonths.dueKobo },
};

const name = sql`lower(${payeMonths.employer})`;

export const payeFilingsBinding: ReportBinding = {
  source,
  own: { office: payeMonths.homeOfficeId },
  within: ({ minDate, maxDate }) => between(payeMonths.dueOn, minDate, maxDate),
  filters: { toId: ofOffice(payeMonths.homeOfficeId) },
  status: (status) => eq(payeMonths.status, status),
  searchWords: (typed) => or(eq(payeMonths.tpui, typed), holds(name, typed.toLowerCase())),
};
