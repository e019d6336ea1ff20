import type { leadOutcomeReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { leadOutcomes } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof leadOutcomeReport.list>['data'][number];

const source: ListSource<Row, 'foundOn' | 'collectedKobo'> = {
  from: leadOutcomes,
  key: { column: leadOutcomes.id, type: 'uuid' },
  select: {
    id: sql`${leadOutcomes.id}::text`,
    number: leadOutcomes.number,
    tpui: leadOutcomes.tpui,
    reason: leadOutcomes.reason,
    sourceKind: leadOutcomes.sourceKind,
    taxOffice: leadOutcomes.office,
    lowKobo: leadOutcomes.lowKobo,
    assessedKobo: leadOutcomes.assessedKobo,
    collectedKobo: leadOutcomes.collectedKobo,
    foundOn: leadOutcomes.foundOn,
    status: leadOutcomes.status,
  },
  sorts: {
    foundOn: { column: leadOutcomes.foundOn, type: 'date' },
    collectedKobo: { column: leadOutcomes.collectedKobo, type: 'bigint' },
  },
  totals: {
    lowKobo: leadOutcomes.lowKobo,
    assessedKobo: leadOutcomes.assessedKobo,
    collectedKobo: leadOutcomes.collectedKobo,
  },
};

export const leadOutcomesBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: leadOutcomes.officeId },
  within: ({ minDate, maxDate }) => between(leadOutcomes.foundOn, minDate, maxDate),
  filters: {
    toId: ofOffice(leadOutcomes.officeId),
    sourceKind: (kind) => eq(leadOutcomes.sourceKind, String(kind)),
    leadReason: (reason) => eq(leadOutcomes.reason, String(reason)),
  },
  status: (status) => eq(leadOutcomes.status, status),
  searchWords: (typed) => or(eq(leadOutcomes.number, typed.toUpperCase()), eq(leadOutcomes.tpui, typed.toUpperCase())),
};
