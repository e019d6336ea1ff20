import { type SQL, sql } from 'drizzle-orm';

/** Sorts a list downwards: what waits comes first, the oldest of it at the top; then the rest, the newest first. */
export function waitingFirst(waits: SQL, at: SQL): { readonly column: SQL; readonly type: 'bigint' } {
  const microseconds = sql`(extract(epoch from ${at}) * 1000000)::bigint`;
  // Further than any instant the database is asked about.
  return {
    column: sql`(case when ${waits} then 9000000000000000 - ${microseconds} else ${microseconds} end)`,
    type: 'bigint',
  };
}
