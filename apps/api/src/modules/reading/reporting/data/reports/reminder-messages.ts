import type { ResponseOf, reminderMessageReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { reminderMessages } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof reminderMessageReport.list>['data'][number];

const source: ListSource<Row, 'preparedOn'> = {
  from: reminderMessages,
  key: { column: reminderMessages.id, type: 'uuid' },
  select: {
    id: sql`${reminderMessages.id}::text`,
    taxpayer: sql`coalesce(${reminderMessages.taxpayer}, '')`,
    tpui: reminderMessages.tpui,
    number: reminderMessages.number,
    preparedOn: reminderMessages.preparedOn,
    channel: reminderMessages.channel,
    duty: reminderMessages.duty,
    billReference: reminderMessages.bill,
    settledAt: reminderMessages.settledAt,
    reason: reminderMessages.reason,
    costKobo: reminderMessages.costKobo,
    status: reminderMessages.outcome,
  },
  sorts: { preparedOn: { column: reminderMessages.preparedOn, type: 'date' } },
  totals: { costKobo: reminderMessages.costKobo },
};

const name = sql`lower(${reminderMessages.taxpayer})`;

export const reminderMessagesBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: reminderMessages.officeId },
  within: ({ minDate, maxDate }) => between(reminderMessages.preparedOn, minDate, maxDate),
  filters: { toId: ofOffice(reminderMessages.officeId) },
  status: (status) => eq(reminderMessages.outcome, status),
  searchWords: (typed) =>
    or(
      eq(reminderMessages.number, typed.toUpperCase()),
      eq(reminderMessages.tpui, typed.toUpperCase()),
      holds(name, typed.toLowerCase()),
    ),
};
