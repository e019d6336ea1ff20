import { randomInt } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database } from './database.ts';

declare const isTestMode: unique symbol;

/** The database of test mode. What plays payments takes no other: the type is given by `openTestModeDatabase` alone. */
export type TestModeDatabase = Database & { readonly [isTestMode]: true };

/** Opens no connection yet. Close it with `db.$client.end()`. */
export function openTestModeDatabase(url: string): TestModeDatabase {
  return createDatabase(url, { max: 6, name: 'portal-test-mode' }) as TestModeDatabase;
}

/**
 * Throws when both addresses lead to one database, however they are written: a lock of the one is then held in the other. Whoever
 * begins to serve test keys asks this first.
 */
export async function requireTwoDatabases(liveUrl: string, testUrl: string): Promise<void> {
  const key = randomInt(2 ** 31, 2 ** 47);
  const [live, test] = [liveUrl, testUrl].map(
    (connectionString) => new pg.Client({ connectionString, application_name: 'portal-test-mode-check' }),
  ) as [pg.Client, pg.Client];
  try {
    await Promise.all([live.connect(), test.connect()]);
    await live.query('select pg_advisory_lock($1)', [key]);
    const { rows } = await test.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [key]);
    if (!rows[0]?.isFree) throw new Error('TEST_DATABASE_URL leads to the live database: test mode needs one of its own');
  } finally {
    await Promise.all([live.end(), test.end()]);
  }
}
