import type { partnerRequestReport, ResponseOf } from '@portal/contracts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { partnerRequests } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { withinMoments } from './within-moments.ts';

type Row = ResponseOf<typeof partnerRequestReport.list>['data'][number];

const source: ListSource<Row, 'at' | 'tookMs'> = {
  from: partnerRequests,
  key: { column: partnerRequests.id, type: 'uuid' },
  select: {
    id: sql`${partnerRequests.id}::text`,
    at: partnerRequests.at,
    call: partnerRequests.call,
    externalReference: partnerRequests.externalReference,
    tookMs: partnerRequests.tookMs,
    answer: partnerRequests.answer,
    code: partnerRequests.code,
    key: partnerRequests.key,
    engineCode: partnerRequests.engineCode,
    requestId: partnerRequests.requestId,
    address: partnerRequests.address,
    outcome: partnerRequests.outcome,
  },
  sorts: {
    at: { column: partnerRequests.at, type: 'timestamptz' },
    tookMs: { column: partnerRequests.tookMs, type: 'integer' },
  },
  totals: { failed: partnerRequests.failed },
};

/** Each by an index of its own; a code is two words with a dot between them, a status three digits. */
function foundIn(typed: string): SQL | undefined {
  if (/^[1-5]\d\d$/.test(typed)) return eq(partnerRequests.answer, typed);
  if (/^[a-z-]+\.[a-z-]+$/.test(typed))
    return or(eq(partnerRequests.code, typed), eq(partnerRequests.externalReference, typed));
  return or(eq(partnerRequests.requestId, typed), eq(partnerRequests.externalReference, typed));
}

export const partnerRequestsBinding: ReportBinding = {
  source,
  own: { expertSystem: partnerRequests.expertSystemId },
  within: (period) => withinMoments(partnerRequests.at, period),
  filters: { engineCodeId: (id) => eq(partnerRequests.engineCodeId, Number(id)) },
  status: (status) => eq(partnerRequests.outcome, status),
  searchWords: foundIn,
};
