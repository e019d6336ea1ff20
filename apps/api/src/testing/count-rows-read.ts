import { type SQL, sql } from 'drizzle-orm';
import type { RunQuery } from '../platform/lists/list-source.ts';

/** Of tables with more than five thousand rows: what is looked up in small ones costs the same at any size. */
export interface RowsRead {
  /** From the tables themselves, whatever a filter left of them. */
  readonly rows: number;
  /** From their indexes. */
  readonly entries: number;
}

/** What this process has read so far, also within functions, where EXPLAIN does not look. */
const readSoFar = sql`
  select coalesce(sum(pg_stat_get_xact_tuples_returned(t.oid) + pg_stat_get_xact_tuples_fetched(t.oid) + of_indexes.fetched), 0)::int as rows,
    coalesce(sum(of_indexes.returned), 0)::int as entries
  from pg_class t cross join lateral (
    select coalesce(sum(pg_stat_get_xact_tuples_fetched(i.indexrelid)), 0) as fetched,
      coalesce(sum(pg_stat_get_xact_tuples_returned(i.indexrelid)), 0) as returned
    from pg_index i where i.indrelid = t.oid
  ) as of_indexes
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.reltuples > 5000`;

/** Runs a query as `run` does, in one process, and tells what it read. */
export async function countRowsRead<Row>(
  run: RunQuery,
  query: SQL,
): Promise<{ readonly found: Row[]; readonly read: RowsRead }> {
  await run(sql`set local max_parallel_workers_per_gather = 0`);
  const before = await readUntilNow(run);
  const found = await run<Row>(query);
  const after = await readUntilNow(run);
  return { found, read: { rows: after.rows - before.rows, entries: after.entries - before.entries } };
}

async function readUntilNow(run: RunQuery): Promise<RowsRead> {
  const [read] = await run<RowsRead>(readSoFar);
  if (!read) throw new Error('PostgreSQL counts nothing');
  return read;
}
