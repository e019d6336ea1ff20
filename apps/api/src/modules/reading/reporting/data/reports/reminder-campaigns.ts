import type { ResponseOf, reminderCampaignReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { reminderCampaigns } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof reminderCampaignReport.list>['data'][number];

const source: ListSource<Row, 'preparedOn' | 'people'> = {
  from: reminderCampaigns,
  key: { column: reminderCampaigns.id, type: 'uuid' },
  select: {
    id: sql`${reminderCampaigns.id}::text`,
    number: reminderCampaigns.number,
    text: reminderCampaigns.text,
    purpose: reminderCampaigns.purpose,
    channel: reminderCampaigns.channel,
    taxOffice: reminderCampaigns.office,
    preparedOn: reminderCampaigns.preparedOn,
    people: reminderCampaigns.people,
    sent: reminderCampaigns.sent,
    failed: reminderCampaigns.failed,
    skipped: reminderCampaigns.skipped,
    costKobo: reminderCampaigns.costKobo,
    status: reminderCampaigns.state,
  },
  sorts: {
    preparedOn: { column: reminderCampaigns.preparedOn, type: 'date' },
    people: { column: reminderCampaigns.people, type: 'integer' },
  },
  totals: {
    people: reminderCampaigns.people,
    sent: reminderCampaigns.sent,
    failed: reminderCampaigns.failed,
    costKobo: reminderCampaigns.costKobo,
  },
};

export const reminderCampaignsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: reminderCampaigns.officeId },
  within: ({ minDate, maxDate }) => between(reminderCampaigns.preparedOn, minDate, maxDate),
  filters: { toId: ofOffice(reminderCampaigns.officeId) },
  status: (status) => eq(reminderCampaigns.state, status),
  searchWords: (typed) =>
    or(eq(reminderCampaigns.number, typed.toUpperCase()), holds(sql`${reminderCampaigns.text}`, typed.toLowerCase())),
};
