import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { createDatabase, type Database } from './database.ts';
import { tablesOf } from './tables-of.ts';

declare const isTestMode: unique symbol;

/** The database of test mode. What plays payments takes no other: the type is given by `openTestModeDatabase` alone. */
export type TestModeDatabase = Database & { readonly [isTestMode]: true };

/** Opens no connection yet. Close it with `db.$client.end()`. */
export function openTestModeDatabase(url: string): TestModeDatabase {
  return createDatabase(url, { max: 6, name: 'portal-test-mode' }) as TestModeDatabase;
}

/**
 * Throws when both lead to one database, however their addresses are written: a lock of the one is then held in the other. Whoever begins
 * to serve test keys asks this first.
 */
export async function requireTwoDatabases(live: Database, test: Database): Promise<void> {
  const key = randomInt(2 ** 31, 2 ** 47);
  const areTwo = await live.transaction(async (tx) => {
    await tablesOf(tx).selectNoFrom(sql`pg_advisory_xact_lock(${key})`.as('taken')).execute();
    const { isFree } = await tablesOf(test)
      .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${key})`.as('isFree'))
      .executeTakeFirstOrThrow();
    return isFree;
  });
  if (!areTwo) throw new Error('TEST_DATABASE_URL leads to the live database: test mode needs one of its own');
}
