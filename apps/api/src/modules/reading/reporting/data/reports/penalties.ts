import type { penaltyReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { penalties } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof penaltyReport.list>['data'][number];

const source: ListSource<Row, 'proposedOn' | 'days' | 'totalKobo' | 'leftKobo'> = {
  from: penalties,
  key: { column: penalties.id, type: 'uuid' },
  select: {
    id: penalties.id,
    number: penalties.number,
    payer: penalties.payer,
    tpui: penalties.tpui,
    taxOffice: penalties.homeOffice,
    duty: penalties.duty,
    periodFrom: penalties.periodFrom,
    neglect: penalties.neglect,
    law: penalties.law,
    dueOn: penalties.dueOn,
    untilOn: penalties.untilOn,
    days: penalties.days,
    baseKobo: penalties.baseKobo,
    penaltyKobo: penalties.penaltyKobo,
    interestKobo: penalties.interestKobo,
    totalKobo: penalties.totalKobo,
    remittedKobo: penalties.remittedKobo,
    leftKobo: penalties.leftKobo,
    billReference: penalties.billReference,
    proposedOn: penalties.proposedOn,
    proposedBy: penalties.proposedBy,
    decidedOn: penalties.decidedOn,
    decidedBy: penalties.decidedBy,
    status: penalties.state,
  },
  sorts: {
    proposedOn: { column: penalties.proposedOn, type: 'date' },
    days: { column: penalties.days, type: 'integer' },
    totalKobo: { column: penalties.totalKobo, type: 'bigint' },
    leftKobo: { column: penalties.leftKobo, type: 'bigint' },
  },
  totals: {
    penaltyKobo: penalties.penaltyKobo,
    interestKobo: penalties.interestKobo,
    totalKobo: penalties.totalKobo,
    remittedKobo: penalties.remittedKobo,
  },
};

const name = sql`lower(${penalties.payer})`;

export const penaltiesBinding: ReportBinding = {
  source,
  own: { office: penalties.homeOfficeId },
  within: ({ minDate, maxDate }) => between(penalties.proposedOn, minDate, maxDate),
  filters: { toId: ofOffice(penalties.homeOfficeId) },
  status: (status) => eq(penalties.state, status),
  searchWords: (typed) => or(eq(penalties.number, typed), eq(penalties.tpui, typed), holds(name, typed.toLowerCase())),
};
