import type { ResponseOf, tipReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { tips } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof tipReport.list>['data'][number];

const source: ListSource<Row, 'receivedOn'> = {
  from: tips,
  key: { column: tips.id, type: 'uuid' },
  select: {
    id: sql`${tips.id}::text`,
    number: tips.number,
    kind: tips.kind,
    about: tips.about,
    place: tips.place,
    lga: tips.lga,
    taxOffice: tips.office,
    receivedOn: tips.receivedOn,
    status: tips.status,
  },
  sorts: { receivedOn: { column: tips.receivedOn, type: 'date' } },
};

const about = sql`lower(${tips.about})`;

export const tipsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: tips.officeId },
  within: ({ minDate, maxDate }) => between(tips.receivedOn, minDate, maxDate),
  filters: {
    toId: ofOffice(tips.officeId),
    tipKind: (kind) => eq(tips.kind, String(kind)),
  },
  status: (status) => eq(tips.status, status),
  searchWords: (typed) => or(eq(tips.number, typed.toUpperCase()), holds(about, typed.toLowerCase())),
};
