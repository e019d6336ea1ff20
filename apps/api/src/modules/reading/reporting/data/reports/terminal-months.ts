import type { ResponseOf, terminalMonthReport } from '@portal/contracts';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { terminalMonths } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type Row = ResponseOf<typeof terminalMonthReport.list>['data'][number];

const source: ListSource<Row, 'month' | 'serial' | 'volumeKobo'> = {
  from: terminalMonths,
  key: { column: terminalMonths.id, type: 'text' },
  select: {
    id: terminalMonths.id,
    month: sql`to_char(${terminalMonths.month}, 'YYYY-MM')`,
    serial: terminalMonths.serial,
    bankCode: terminalMonths.bankCode,
    agentTpui: terminalMonths.agentTpui,
    agent: terminalMonths.agent,
    place: terminalMonths.place,
    status: terminalMonths.state,
    payments: terminalMonths.payments,
    volumeKobo: terminalMonths.volumeKobo,
  },
  sorts: {
    month: { column: terminalMonths.month, type: 'date' },
    serial: { column: terminalMonths.serial, type: 'text' },
    volumeKobo: { column: terminalMonths.volumeKobo, type: 'bigint' },
  },
  totals: { payments: terminalMonths.payments, volumeKobo: terminalMonths.volumeKobo },
};

const words = sql`lower(concat_ws(' ', ${terminalMonths.serial}, ${terminalMonths.agent}, ${terminalMonths.place}))`;

export const terminalMonthsBinding: ReportBinding = {
  source,
  own: {},
  within: ({ minDate, maxDate }) =>
    and(
      sql`${terminalMonths.month} >= date_trunc('month', ${minDate}::date)::date`,
      lte(terminalMonths.month, maxDate),
    ),
  filters: {},
  status: (status) => eq(terminalMonths.state, status),
  searchWords: (typed) => or(eq(terminalMonths.agentTpui, typed.toUpperCase()), holds(words, typed.toLowerCase())),
};
