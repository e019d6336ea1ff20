import type { dutyReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { duties } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof dutyReport.list>['data'][number];

const expected = sql`coalesce(${duties.expectedKobo}, 0)`;

const source: ListSource<Row, 'dueOn' | 'daysLate' | 'expectedKobo' | 'billedKobo'> = {
  from: duties,
  key: { column: duties.id, type: 'text' },
  select: {
    id: duties.id,
    taxpayer: duties.taxpayer,
    tpui: duties.tpui,
    duty: duties.kind,
    period: duties.period,
    taxOffice: duties.homeOffice,
    sector: duties.sector,
    size: duties.size,
    dueOn: duties.dueOn,
    filedOn: duties.filedOn,
    daysLate: duties.daysLate,
    expectedKobo: duties.expectedKobo,
    basis: duties.basis,
    billedKobo: duties.billedKobo,
    paidInTimeKobo: duties.inTimeKobo,
    status: duties.status,
  },
  sorts: {
    dueOn: { column: duties.dueOn, type: 'date' },
    daysLate: { column: duties.daysLate, type: 'integer' },
    expectedKobo: { column: expected, type: 'bigint' },
    billedKobo: { column: duties.billedKobo, type: 'bigint' },
  },
  totals: { expectedKobo: expected, billedKobo: duties.billedKobo, paidInTimeKobo: duties.inTimeKobo },
};

/** Several states together, as figures count: the list of a figure has the rows that it counted. */
export const dutyGroupsInRows: Readonly<Record<string, SQL>> = {
  due: sql`${duties.status} in ('filed', 'filed-late', 'missing')`,
  'not-in-time': sql`${duties.status} in ('filed-late', 'missing')`,
  curable: sql`${duties.status} in ('filed-late', 'missing') and ${duties.dueOn} <= lagos_today() - 90`,
  cured: sql`${duties.status} = 'filed-late' and ${duties.filedOn} <= ${duties.dueOn} + 90 and ${duties.dueOn} <= lagos_today() - 90`,
  billed: sql`${duties.status} in ('filed', 'filed-late') and ${duties.billedKobo} > 0`,
  'paid-in-time': sql`${duties.status} in ('filed', 'filed-late') and ${duties.billedKobo} > 0 and ${duties.inTimeKobo} = ${duties.billedKobo}`,
};

const name = sql`lower(${duties.taxpayer})`;

export const dutiesBinding: ReportBinding = {
  source,
  own: { office: duties.homeOfficeId },
  within: ({ minDate, maxDate }) => between(duties.dueOn, minDate, maxDate),
  filters: {
    toId: ofOffice(duties.homeOfficeId),
    duty: (kind) => eq(duties.kind, String(kind)),
    sector: (id) => eq(duties.sectorId, Number(id)),
    size: (size) => eq(duties.size, String(size)),
  },
  status: (status) => dutyGroupsInRows[status] ?? eq(duties.status, status),
  searchWords: (typed) => or(eq(duties.tpui, typed), holds(name, typed.toLowerCase())),
};
