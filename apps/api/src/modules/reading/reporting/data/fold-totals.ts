import type { Database } from '../../../../platform/db/database.ts';

/** Each dimension of the daily totals, and the key a row of the queue has in it. */
const dimensions = [
  ['all', `''`],
  ['mda', 'mda_id::text'],
  ['head', 'revenue_head_id::text'],
  ['office', `coalesce(tax_office_id::text, '')`],
  ['lga', `coalesce(lga_id::text, '')`],
  ['category', 'payer_category_id::text'],
  ['expert-system', `coalesce(expert_system_id::text, '')`],
  ['engine-code', `coalesce(engine_code_id::text, '')`],
  ['channel', 'channel_id::text'],
  ['gateway', 'gateway_id'],
  ['hour', 'hour::text'],
] as const;

/**
 * Takes rows out of the queue and adds them up, in one statement: whatever is killed in the middle, each row counts once. In the
 * order of the key, so that two who fold at once never wait for each other in a circle. By hand: no query builder writes this.
 */
const fold = `
  with taken as materialized (select id from totals_queue order by id limit $1 for update skip locked),
  gone as materialized (delete from totals_queue q using taken where q.id = taken.id returning q.*),
  daily as (
    insert into daily_totals as t (measure, dimension, key, day, status, documents, lines, kobo)
    select measure, d.dimension, d.key, day, status, sum(documents), sum(lines), sum(kobo)
    from gone cross join lateral (values ${dimensions.map(([name, key]) => `('${name}', ${key})`).join(', ')}) as d (dimension, key)
    where d.key is not null
    group by measure, d.dimension, d.key, day, status
    having sum(documents) <> 0 or sum(lines) <> 0 or sum(kobo) <> 0
    order by measure, d.dimension, d.key, day, status
    on conflict (measure, dimension, key, day, status) do update
      set documents = t.documents + excluded.documents, lines = t.lines + excluded.lines, kobo = t.kobo + excluded.kobo
  ),
  by_head as (
    insert into monthly_collections as t (month, mda_id, revenue_head_id, channel_id, gateway_id, documents, lines, kobo)
    select date_trunc('month', day)::date, mda_id, revenue_head_id, channel_id, gateway_id, sum(documents), sum(lines), sum(kobo)
    from gone where measure = 'collected' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (month, mda_id, revenue_head_id, channel_id, gateway_id) do update
      set documents = t.documents + excluded.documents, lines = t.lines + excluded.lines, kobo = t.kobo + excluded.kobo
  ),
  by_payer as (
    insert into monthly_payers as t (month, tax_office_id, lga_id, payer_category_id, expert_system_id, documents, lines, kobo)
    select date_trunc('month', day)::date, coalesce(tax_office_id, 0), coalesce(lga_id, 0), payer_category_id,
      coalesce(expert_system_id, 0), sum(documents), sum(lines), sum(kobo)
    from gone where measure = 'collected' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (month, tax_office_id, lga_id, payer_category_id, expert_system_id) do update
      set documents = t.documents + excluded.documents, lines = t.lines + excluded.lines, kobo = t.kobo + excluded.kobo
  )
  select count(*)::int as count from gone`;

const batchSize = 10_000;

/** Adds up what waits; answers how many rows that were. */
export async function foldTotals({ $client }: Database, signal?: AbortSignal): Promise<number> {
  let folded = 0;
  for (;;) {
    const { rows } = await $client.query<{ count: number }>({ name: 'fold-totals', text: fold, values: [batchSize] });
    const count = rows[0]?.count ?? 0;
    folded += count;
    if (count < batchSize || signal?.aborted) return folded;
  }
}
