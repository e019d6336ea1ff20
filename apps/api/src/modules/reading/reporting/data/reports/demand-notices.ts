import type { demandNoticeReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { demandNotices } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof demandNoticeReport.list>['data'][number];

const source: ListSource<Row, 'preparedOn' | 'totalKobo'> = {
  from: demandNotices,
  key: { column: demandNotices.id, type: 'uuid' },
  select: {
    id: sql`${demandNotices.id}::text`,
    number: demandNotices.number,
    taxpayer: demandNotices.taxpayer,
    tpui: demandNotices.tpui,
    taxOffice: demandNotices.taxOffice,
    bills: demandNotices.bills,
    preparedOn: demandNotices.preparedOn,
    servedOn: demandNotices.servedOn,
    dueOn: demandNotices.dueOn,
    totalKobo: demandNotices.totalKobo,
    paidKobo: demandNotices.paidKobo,
    openKobo: demandNotices.openKobo,
    status: demandNotices.standing,
  },
  sorts: {
    preparedOn: { column: demandNotices.preparedOn, type: 'date' },
    totalKobo: { column: demandNotices.totalKobo, type: 'bigint' },
  },
  totals: {
    totalKobo: demandNotices.totalKobo,
    paidKobo: demandNotices.paidKobo,
    openKobo: demandNotices.openKobo,
  },
};

const name = sql`lower(${demandNotices.taxpayer})`;

export const demandNoticesBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: demandNotices.officeId },
  within: ({ minDate, maxDate }) => between(demandNotices.preparedOn, minDate, maxDate),
  filters: { toId: ofOffice(demandNotices.officeId) },
  status: (status) => eq(demandNotices.standing, status),
  searchWords: (typed) =>
    or(eq(demandNotices.number, typed.toUpperCase()), eq(demandNotices.tpui, typed), holds(name, typed.toLowerCase())),
};
