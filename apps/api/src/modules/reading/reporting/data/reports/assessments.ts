import type { assessmentReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { assessments } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof assessmentReport.list>['data'][number];

const source: ListSource<Row, 'servedOn' | 'proposedOn' | 'taxKobo'> = {
  from: assessments,
  key: { column: assessments.id, type: 'uuid' },
  select: {
    id: sql`${assessments.id}::text`,
    number: assessments.number,
    taxpayer: assessments.taxpayer,
    tpui: assessments.tpui,
    tax: assessments.head,
    period: assessments.period,
    basis: assessments.basis,
    taxOffice: assessments.office,
    proposedOn: assessments.proposedOn,
    servedOn: assessments.servedOn,
    lastDay: assessments.lastDay,
    billReference: assessments.billReference,
    taxKobo: assessments.taxKobo,
    status: assessments.standing,
  },
  sorts: {
    // What is not served yet has no end that is near.
    servedOn: { column: sql`coalesce(${assessments.servedOn}, 'infinity'::date)`, type: 'date' },
    proposedOn: { column: assessments.proposedOn, type: 'date' },
    taxKobo: { column: assessments.taxKobo, type: 'bigint' },
  },
  totals: { taxKobo: assessments.taxKobo },
};

const name = sql`lower(${assessments.taxpayer})`;

export const assessmentsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: assessments.officeId },
  within: ({ minDate, maxDate }) => between(assessments.proposedOn, minDate, maxDate),
  filters: { toId: ofOffice(assessments.officeId) },
  status: (status) => eq(assessments.standing, status),
  searchWords: (typed) =>
    or(
      eq(assessments.number, typed.toUpperCase()),
      eq(assessments.tpui, typed.toUpperCase()),
      holds(name, typed.toLowerCase()),
    ),
};
