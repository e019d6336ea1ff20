import type pg from 'pg';
import { inTransaction } from './in-transaction.ts';
import type { BatchStep } from './migration.ts';

interface Batch {
  readonly first: string | null;
  readonly last: string | null;
}

/**
 * Runs the statement of `step` for one batch of rows after another, each committed together with the key it reached, so that
 * nobody's row is locked for longer than a batch. Says the last key of all.
 */
export async function applyBatches(
  client: pg.ClientBase,
  { sql, table, key, size }: BatchStep,
  from: string | null,
  record: (reached: string) => Promise<void>,
): Promise<string | null> {
  let reached = from;
  for (;;) {
    const { first, last } = await nextBatch(client, { table, key, size, after: reached });
    if (first === null || last === null) return reached;
    await inTransaction(client, async () => {
      await client.query(sql, [first, last]);
      await record(last);
    });
    reached = last;
  }
}

async function nextBatch(
  client: pg.ClientBase,
  { table, key, size, after }: { table: string; key: string; size: number; after: string | null },
): Promise<Batch> {
  // Keys are compared as PostgreSQL orders their type; only their text passes through here.
  const { rows } = await client.query<Batch>(
    `select (array_agg(key order by key))[1]::text as first, (array_agg(key order by key desc))[1]::text as last
     from (select ${key} as key from ${table} ${after === null ? '' : `where ${key} > $2`} order by ${key} limit $1) batch`,
    after === null ? [size] : [size, after],
  );
  return rows[0] ?? { first: null, last: null };
}
