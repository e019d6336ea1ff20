import type { ownAttemptReport, ResponseOf } from '@portal/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import type { ReportBinding } from '../report-binding.ts';
import { withinMoments } from './within-moments.ts';

type Row = ResponseOf<typeof ownAttemptReport.list>['data'][number];

const column = (name: string) => sql`attempts.${sql.identifier(name)}`;

/** The database's function knows whose they are; readers see no attempt otherwise. */
export const attempts = sql`reading.own_attempts() as attempts`;

export const attemptColumns = {
  id: sql`${column('id')}::text`,
  startedAt: column('started_at'),
  heads: sql`coalesce(${column('heads')}, '')`,
  billReference: column('bill_reference'),
  gateway: column('gateway'),
  reference: column('reference'),
  receiptNumber: column('receipt_number'),
  amountKobo: column('amount_kobo'),
  status: column('state'),
} as const;

const source: ListSource<Row, 'startedAt' | 'amountKobo'> = {
  from: attempts,
  key: { column: column('id'), type: 'uuid' },
  select: attemptColumns,
  sorts: {
    startedAt: { column: column('started_at'), type: 'timestamptz' },
    amountKobo: { column: column('amount_kobo'), type: 'bigint' },
  },
};

export const ownAttemptsBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { taxpayer: column('payer_tpui') },
  within: (period) => withinMoments(column('started_at'), period),
  filters: { mdaId: (id) => eq(column('mda_id'), Number(id)), pgId: (id) => eq(column('gateway_id'), String(id)) },
  status: (status) => eq(column('state'), status),
  search(criteria) {
    if (criteria.kind === 'bill') return sql`${column('id')} in (select reading.own_attempts_of(${criteria.value}))`;
    if (criteria.kind === 'rrr') return eq(column('reference'), criteria.value);
    if (criteria.kind === 'receipt') return eq(column('receipt_number'), criteria.value);
    return sql`false`;
  },
};
