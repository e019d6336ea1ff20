import type { clearanceReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { clearance } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof clearanceReport.list>['data'][number];

const source: ListSource<Row, 'lastDay' | 'askedOn' | 'blockedKobo'> = {
  from: clearance,
  key: { column: clearance.id, type: 'uuid' },
  select: {
    id: clearance.id,
    number: clearance.number,
    payer: clearance.payer,
    tpui: clearance.tpui,
    taxOffice: clearance.homeOffice,
    years: clearance.years,
    askedOn: clearance.askedOn,
    day: clearance.day,
    lastDay: clearance.lastDay,
    blockers: clearance.blockers,
    blockedKobo: clearance.blockedKobo,
    certificate: clearance.certificate,
    checks: clearance.checks,
    endedOn: clearance.endedOn,
    status: clearance.status,
  },
  sorts: {
    // Whoever waits for no person comes last.
    lastDay: { column: clearance.urgentOn, type: 'date' },
    askedOn: { column: clearance.askedOn, type: 'date' },
    blockedKobo: { column: clearance.blockedKobo, type: 'bigint' },
  },
  totals: { blockedKobo: clearance.blockedKobo },
};

const name = sql`lower(${clearance.payer})`;

export const clearanceBinding: ReportBinding = {
  source,
  own: { office: clearance.homeOfficeId },
  within: ({ minDate, maxDate }) => between(clearance.askedOn, minDate, maxDate),
  filters: { toId: ofOffice(clearance.homeOfficeId) },
  status: (status) => eq(clearance.status, status),
  searchWords: (typed) =>
    or(
      eq(clearance.number, typed.toUpperCase()),
      eq(clearance.certificate, typed.toUpperCase()),
      eq(clearance.tpui, typed),
      holds(name, typed.toLowerCase()),
    ),
};
