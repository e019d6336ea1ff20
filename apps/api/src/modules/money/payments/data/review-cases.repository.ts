import type { ReviewCase } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { readList } from '../../../../platform/lists/read-list.ts';
import type { PageQuery } from '../../../../platform/lists/read-page.ts';

type ReviewCaseRow = Omit<ReviewCase, 'id' | 'openedAt' | 'resolvedAt'> & {
  readonly id: number;
  readonly openedAt: Date;
  readonly resolvedAt: Date | null;
};

export interface ReviewCaseQuery extends PageQuery<'openedAt'> {
  readonly standing: 'open' | 'resolved' | 'all';
  readonly kind?: string | undefined;
  readonly criteria: string;
}

const answersShown = 5;

/** Cases with their facts, read for the rows of the page alone. */
const source: ListSource<ReviewCaseRow, 'openedAt'> = {
  from: sql`review_cases c join payment_intents i on i.id = c.intent_id join bills b on b.id = i.bill_id`,
  key: { column: sql`c.id`, type: 'bigint' },
  select: {
    id: sql`c.id`,
    kind: sql`c.kind`,
    openedAt: sql`c.opened_at`,
    resolvedAt: sql`c.resolved_at`,
    resolution: sql`c.resolution`,
    billReference: sql`b.reference`,
    billKobo: sql`b.total_kobo`,
    payerName: sql`person_name(b.payer_first_name, b.payer_last_name)`,
    proposedBill: sql`corrected_bill(b.id)`,
    provider: sql`i.provider`,
    providerReference: sql`i.provider_ref`,
    orderId: sql`i.order_id`,
    attemptState: sql`i.state`,
    bookedKobo: sql`(select sum(m.amount_kobo)::float8 from payments m where m.id in (select payments_of_case(c.id)))`,
    claims: sql`coalesce(c.detail->'claims', '[]')`,
    findings: sql`coalesce((
      select jsonb_agg(jsonb_build_object('proposal', f.proposal, 'outcome', f.outcome, 'amountKobo', f.amount_kobo,
        'foundAt', f.found_at) order by f.id)
      from review_findings f where f.case_id = c.id), '[]')`,
    answers: sql`coalesce((
      select jsonb_agg(jsonb_build_object('at', o.observed_at, 'code', o.provider_code, 'outcome', o.outcome, 'doubt', o.doubt,
        'amountKobo', o.amount_kobo) order by o.id desc)
      from (select * from provider_observations where intent_id = i.id order by id desc limit ${answersShown}) o), '[]')`,
    notices: sql`(select count(*)::int from provider_notifications n where n.intent_id = i.id)`,
  },
  sorts: { openedAt: { column: sql`c.opened_at`, type: 'timestamptz' } },
};

const standings: Readonly<Record<ReviewCaseQuery['standing'], SQL | undefined>> = {
  open: sql`c.resolved_at is null`,
  resolved: sql`c.resolved_at is not null`,
  all: undefined,
};

/** `criteria`: a bill's reference, an RRR or an order, whole. */
export function listReviewCases(db: Database, { standing, kind, criteria, ...query }: ReviewCaseQuery) {
  const named = criteria === '' ? undefined : sql`${criteria} in (b.reference, i.provider_ref, i.order_id)`;
  return readList(db, source, query, and(standings[standing], kind ? sql`c.kind = ${kind}` : undefined, named));
}

/** One of them, with the same facts. */
export async function findReviewCase(db: Database, id: string) {
  const query = { pageNumber: 1, pageSize: 1, sortField: 'openedAt', sortOrder: 'asc' } as const;
  const { data } = await readList(db, source, query, sql`c.id = ${id}::bigint`);
  return data[0];
}

/** What a case would have the provider asked about. */
export async function findIntentOfCase(
  { $client }: Pick<Database, '$client'>,
  id: string,
): Promise<{ readonly intentId: string; readonly billReference: string } | undefined> {
  const { rows } = await $client.query<{ intentId: string; billReference: string }>(
    `select i.id as "intentId", b.reference as "billReference" from review_cases c
     join payment_intents i on i.id = c.intent_id join bills b on b.id = i.bill_id where c.id = $1::bigint`,
    [id],
  );
  return rows[0];
}
