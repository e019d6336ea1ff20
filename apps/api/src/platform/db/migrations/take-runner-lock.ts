import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Any number; every runner takes the same lock, so several replicas may start at once. */
const runnerLock = 4_005_001;
const pauseMs = 200;

/**
 * Waits for other runners; the lock lasts as long as the session. Asked again and again instead of waiting inside PostgreSQL:
 * a waiting statement is a transaction that `CREATE INDEX CONCURRENTLY` of the other runner would wait for in its turn.
 */
export async function takeRunnerLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [runnerLock]);
    if (rows[0]?.taken) return;
    await wait(pauseMs);
  }
}
