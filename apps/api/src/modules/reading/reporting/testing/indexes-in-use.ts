import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const lookEveryMs = 200;

/**
 * Waits until every index of the database is one that plans may use. An index that was made after rows had been changed in place
 * (`pg_index.indcheckxmin`) is left out of plans while a transaction is open that is older than the index, in any database of the cluster:
 * beside other test files there always is one, and it ends.
 */
export async function indexesInUse(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ index: string }>(
      `select indexrelid::regclass::text as index from pg_index
       where indcheckxmin and not xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296`,
    );
    if (rows.length === 0) return;
    await wait(lookEveryMs);
  }
}
