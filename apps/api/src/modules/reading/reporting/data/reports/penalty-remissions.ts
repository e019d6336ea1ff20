import type { penaltyRemissionReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { penaltyRemissions } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof penaltyRemissionReport.list>['data'][number];

const source: ListSource<Row, 'day' | 'amountKobo'> = {
  from: penaltyRemissions,
  key: { column: penaltyRemissions.id, type: 'uuid' },
  select: {
    id: penaltyRemissions.id,
    number: penaltyRemissions.number,
    payer: penaltyRemissions.payer,
    tpui: penaltyRemissions.tpui,
    taxOffice: penaltyRemissions.homeOffice,
    penalty: penaltyRemissions.penalty,
    reason: penaltyRemissions.reason,
    paper: penaltyRemissions.paper,
    penaltyKobo: penaltyRemissions.penaltyKobo,
    interestKobo: penaltyRemissions.interestKobo,
    amountKobo: penaltyRemissions.amountKobo,
    day: penaltyRemissions.day,
    proposedBy: penaltyRemissions.proposedBy,
    decidedBy: penaltyRemissions.decidedBy,
    answer: penaltyRemissions.answer,
    status: penaltyRemissions.state,
  },
  sorts: {
    day: { column: penaltyRemissions.day, type: 'date' },
    amountKobo: { column: penaltyRemissions.amountKobo, type: 'bigint' },
  },
  totals: {
    penaltyKobo: penaltyRemissions.penaltyKobo,
    interestKobo: penaltyRemissions.interestKobo,
    amountKobo: penaltyRemissions.amountKobo,
  },
};

const name = sql`lower(${penaltyRemissions.payer})`;

export const penaltyRemissionsBinding: ReportBinding = {
  source,
  own: { office: penaltyRemissions.homeOfficeId },
  within: ({ minDate, maxDate }) => between(penaltyRemissions.day, minDate, maxDate),
  filters: { toId: ofOffice(penaltyRemissions.homeOfficeId) },
  status: (status) => eq(penaltyRemissions.state, status),
  searchWords: (typed) =>
    or(
      eq(penaltyRemissions.number, typed),
      eq(penaltyRemissions.penalty, typed),
      eq(penaltyRemissions.tpui, typed),
      holds(name, typed.toLowerCase()),
    ),
};
