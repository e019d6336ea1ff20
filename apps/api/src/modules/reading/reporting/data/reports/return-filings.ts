import type { ResponseOf, returnFilingReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { returnFilings } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof returnFilingReport.list>['data'][number];

const source: ListSource<Row, 'filedOn' | 'dueOn' | 'daysLate' | 'taxKobo' | 'balanceKobo'> = {
  from: returnFilings,
  key: { column: returnFilings.id, type: 'uuid' },
  select: {
    id: returnFilings.id,
    taxpayer: returnFilings.taxpayer,
    tpui: returnFilings.tpui,
    kind: returnFilings.kind,
    period: returnFilings.period,
    taxOffice: returnFilings.homeOffice,
    version: returnFilings.version,
    dueOn: returnFilings.dueOn,
    filedOn: returnFilings.filedOn,
    daysLate: returnFilings.daysLate,
    taxKobo: returnFilings.taxKobo,
    creditKobo: returnFilings.creditKobo,
    balanceKobo: returnFilings.balanceKobo,
    billReference: returnFilings.billReference,
    status: returnFilings.status,
  },
  sorts: {
    filedOn: { column: returnFilings.filedOn, type: 'date' },
    dueOn: { column: returnFilings.dueOn, type: 'date' },
    daysLate: { column: returnFilings.daysLate, type: 'integer' },
    taxKobo: { column: returnFilings.taxKobo, type: 'bigint' },
    balanceKobo: { column: returnFilings.balanceKobo, type: 'bigint' },
  },
  totals: { taxKobo: returnFilings.taxKobo, balanceKobo: returnFilings.balanceKobo },
};

const name = sql`lower(${returnFilings.taxpayer})`;

export const returnFilingsBinding: ReportBinding = {
  source,
  own: { office: returnFilings.homeOfficeId },
  within: ({ minDate, maxDate }) => between(returnFilings.filedOn, minDate, maxDate),
  filters: { toId: ofOffice(returnFilings.homeOfficeId) },
  status: (status) => eq(returnFilings.status, status),
  searchWords: (typed) => or(eq(returnFilings.tpui, typed), holds(name, typed.toLowerCase())),
};
