import type { ResponseOf, shareLineReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { shareLines } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type Row = ResponseOf<typeof shareLineReport.list>['data'][number];

const source: ListSource<Row, 'bookedOn' | 'shareKobo'> = {
  from: shareLines,
  key: { column: shareLines.id, type: 'uuid' },
  select: {
    id: sql`${shareLines.id}::text`,
    billReference: shareLines.billReference,
    bookedOn: shareLines.bookedOn,
    paidOn: shareLines.paidOn,
    head: shareLines.head,
    subject: shareLines.subject,
    rate: sql`case when ${shareLines.flatKobo} is null then to_char(${shareLines.basisPoints} / 100.0, 'FM990.00') || ' %'
      else '₦' || to_char(${shareLines.flatKobo} / 100.0, 'FM999,999,990.00') end`,
    baseKobo: shareLines.baseKobo,
    shareKobo: shareLines.shareKobo,
    dispute: shareLines.dispute,
    status: shareLines.kind,
  },
  sorts: {
    bookedOn: { column: shareLines.bookedOn, type: 'date' },
    shareKobo: { column: shareLines.shareKobo, type: 'bigint' },
  },
  totals: { shareKobo: shareLines.shareKobo },
};

export const shareLinesBinding: ReportBinding = {
  source,
  own: { expertSystem: shareLines.expertSystemId, taxpayer: shareLines.agentTpui },
  within: ({ minDate, maxDate }) => between(shareLines.bookedOn, minDate, maxDate),
  filters: {},
  status: (status) => eq(shareLines.kind, status),
  searchWords: (typed) =>
    or(
      eq(shareLines.billReference, typed.toUpperCase().replaceAll(/[\s-]/g, '')),
      eq(shareLines.subject, typed.toLowerCase()),
      eq(shareLines.agentTpui, typed.toUpperCase().replace('AGENT:', '')),
    ),
};
