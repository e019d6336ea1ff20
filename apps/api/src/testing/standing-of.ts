import type { Database } from '../platform/db/database.ts';

/** How a bill and its attempts stand, in one look. */
export async function standingOf(db: Database, bill: { readonly id: string }) {
  const { rows } = await db.$client.query<{
    status: string;
    receipts: number;
    states: string[];
    rrrs: string[];
    cases: string[];
  }>(
    `select o.status,
       (select count(*)::int from receipts where bill_id = $1) as receipts,
       (select coalesce(array_agg(state::text order by created_at), '{}') from payment_intents where bill_id = $1) as states,
       (select coalesce(array_agg(provider_ref order by created_at), '{}') from payment_intents where bill_id = $1) as rrrs,
       (select coalesce(array_agg(kind order by kind), '{}') from review_cases where bill_id = $1) as cases
     from bill_overviews o where o.bill_id = $1`,
    [bill.id],
  );
  return rows[0] ?? { status: 'missing', receipts: 0, states: [], rrrs: [], cases: [] };
}
