import type { objectionReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { objections } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof objectionReport.list>['data'][number];

const source: ListSource<Row, 'lastDay' | 'lodgedOn' | 'disputedKobo'> = {
  from: objections,
  key: { column: objections.id, type: 'uuid' },
  select: {
    id: objections.id,
    number: objections.number,
    assessment: objections.assessment,
    payer: objections.payer,
    tpui: objections.tpui,
    taxOffice: objections.homeOffice,
    lodgedOn: objections.lodgedOn,
    day: objections.day,
    lastDay: objections.lastDay,
    assessedKobo: objections.assessedKobo,
    admittedKobo: objections.admittedKobo,
    disputedKobo: objections.disputedKobo,
    taxKobo: objections.taxKobo,
    endedOn: objections.endedOn,
    status: objections.status,
  },
  sorts: {
    lastDay: { column: objections.lastDay, type: 'date' },
    lodgedOn: { column: objections.lodgedOn, type: 'date' },
    disputedKobo: { column: objections.disputedKobo, type: 'bigint' },
  },
  totals: { assessedKobo: objections.assessedKobo, disputedKobo: objections.disputedKobo },
};

const name = sql`lower(${objections.payer})`;

export const objectionsBinding: ReportBinding = {
  source,
  own: { office: objections.homeOfficeId },
  within: ({ minDate, maxDate }) => between(objections.lodgedOn, minDate, maxDate),
  filters: { toId: ofOffice(objections.homeOfficeId) },
  status: (status) => eq(objections.status, status),
  searchWords: (typed) =>
    or(
      eq(objections.number, typed.toUpperCase()),
      eq(objections.assessment, typed.toUpperCase()),
      eq(objections.tpui, typed),
      holds(name, typed.toLowerCase()),
    ),
};
