import type { leadReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { leads } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof leadReport.list>['data'][number];

const source: ListSource<Row, 'worthKobo' | 'lowKobo' | 'foundOn'> = {
  from: leads,
  key: { column: leads.id, type: 'uuid' },
  select: {
    id: sql`${leads.id}::text`,
    number: leads.number,
    name: leads.name,
    reason: leads.reason,
    sourceKind: leads.sourceKind,
    source: leads.source,
    tpui: leads.tpui,
    lga: leads.lga,
    taxOffice: leads.office,
    lowKobo: leads.lowKobo,
    highKobo: leads.highKobo,
    worthKobo: leads.worthKobo,
    score: leads.score,
    foundOn: leads.foundOn,
    status: leads.status,
  },
  sorts: {
    worthKobo: { column: leads.worthKobo, type: 'bigint' },
    lowKobo: { column: leads.lowKobo, type: 'bigint' },
    foundOn: { column: leads.foundOn, type: 'date' },
  },
  totals: { lowKobo: leads.lowKobo },
};

const name = sql`lower(${leads.name})`;

export const leadsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: leads.officeId },
  within: ({ minDate, maxDate }) => between(leads.foundOn, minDate, maxDate),
  filters: {
    toId: ofOffice(leads.officeId),
    sourceKind: (kind) => eq(leads.sourceKind, String(kind)),
    leadReason: (reason) => eq(leads.reason, String(reason)),
  },
  status: (status) => eq(leads.status, status),
  searchWords: (typed) =>
    or(eq(leads.number, typed.toUpperCase()), eq(leads.tpui, typed.toUpperCase()), holds(name, typed.toLowerCase())),
};
