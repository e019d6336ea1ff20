import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { hasPendingMigrations } from './platform/db/migrations/has-pending-migrations.ts';
import { readMigrations } from './platform/db/migrations/read-migrations.ts';
import type { WriteFailures } from './platform/db/write-failures.ts';
import type { Readiness } from './platform/http/health.ts';

const patienceMs = 2_000;
/** Longer than a standby takes that is well. */
const replicatedWithinMs = 3_000;
/** A commit that waits for its standby is bounded by no limit: it holds its connection until somebody answers. */
const standing = `
  select current_setting('transaction_read_only')::boolean as "isReadOnly",
    exists (select from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()
      and query_start < pg_catalog.clock_timestamp() - interval '${replicatedWithinMs} ms') as "waitsForStandby"`;

/** Ready while the database answers, takes writes, keeps them where it must and has today's schema, and nobody has asked us to stop. */
export function databaseReadiness(
  pool: Pool,
  isStopping: () => boolean,
  failures: Pick<WriteFailures, 'areRecent'>,
): Readiness {
  let isSchemaCurrent = false;
  return {
    async reasons() {
      if (isStopping()) return ['the process is stopping'];
      try {
        const { rows } = await inTime(pool.query<{ isReadOnly: boolean; waitsForStandby: boolean }>(standing));
        if (rows[0]?.isReadOnly || failures.areRecent()) return ['the database takes no writes'];
        if (rows[0]?.waitsForStandby) return ['commits wait for the standby of the database'];
        if (!isSchemaCurrent) isSchemaCurrent = !(await inTime(hasPendingMigrations(pool, await readMigrations())));
      } catch {
        return ['the database does not answer'];
      }
      return isSchemaCurrent ? [] : ['migrations are waiting to be applied'];
    },
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work,
      wait(patienceMs, undefined, { signal: late.signal }).then(() => {
        throw new Error(`No answer within ${patienceMs} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
