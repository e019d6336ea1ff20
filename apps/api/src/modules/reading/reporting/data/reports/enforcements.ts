import type { enforcementReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { enforcements } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof enforcementReport.list>['data'][number];

const source: ListSource<Row, 'openedOn' | 'debtKobo'> = {
  from: enforcements,
  key: { column: enforcements.id, type: 'uuid' },
  select: {
    id: sql`${enforcements.id}::text`,
    number: enforcements.number,
    taxpayer: enforcements.taxpayer,
    tpui: enforcements.tpui,
    taxOffice: enforcements.taxOffice,
    demand: enforcements.demand,
    openedOn: enforcements.openedOn,
    orderNumber: enforcements.orderNumber,
    team: enforcements.team,
    visitOn: enforcements.visitOn,
    heldUntil: enforcements.heldUntil,
    costsKobo: enforcements.costsKobo,
    openKobo: enforcements.openKobo,
    debtKobo: enforcements.debtKobo,
    status: enforcements.state,
  },
  sorts: {
    openedOn: { column: enforcements.openedOn, type: 'date' },
    debtKobo: { column: enforcements.debtKobo, type: 'bigint' },
  },
  totals: { debtKobo: enforcements.debtKobo, openKobo: enforcements.openKobo, costsKobo: enforcements.costsKobo },
};

const name = sql`lower(${enforcements.taxpayer})`;

export const enforcementsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: enforcements.officeId },
  within: ({ minDate, maxDate }) => between(enforcements.openedOn, minDate, maxDate),
  filters: { toId: ofOffice(enforcements.officeId) },
  status: (status) => eq(enforcements.state, status),
  searchWords: (typed) =>
    or(
      eq(enforcements.number, typed.toUpperCase()),
      eq(enforcements.demand, typed.toUpperCase()),
      eq(sql`upper(${enforcements.orderNumber})`, typed.toUpperCase()),
      eq(enforcements.tpui, typed),
      holds(name, typed.toLowerCase()),
    ),
};
