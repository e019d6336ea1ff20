import { createBillReader } from './modules/money/billing/index.ts';
import { createReceiptProver, createReceiptSigner } from './modules/money/receipts/index.ts';
import { createCheckByNumber } from './modules/work/clearance/index.ts';
import type { Database } from './platform/db/database.ts';
import { tablesOf } from './platform/db/tables-of.ts';
import { openTestModeDatabase, requireTwoDatabases, type TestModeDatabase } from './platform/db/test-mode-database.ts';
import { createJobs, type Jobs } from './platform/jobs/create-jobs.ts';
import { passingReceiptKeys } from './platform/keys/passing-receipt-keys.ts';
import type { Logger } from './platform/logging/create-logger.ts';
import { testModePersonId } from './platform/test-mode/test-mode-person.ts';

interface TestModeOptions {
  readonly live: Database;
  readonly testDatabaseUrl: string;
  readonly portalOrigin: string;
  readonly log: Logger;
}

/** Test mode as one of two: its own database, its own queue of jobs, and receipts whose signature proves nothing. */
export function createTestMode({ live, testDatabaseUrl, portalOrigin, log }: TestModeOptions) {
  const db = openTestModeDatabase(testDatabaseUrl);
  const jobs: Jobs = createJobs({ databaseUrl: testDatabaseUrl, log });
  return {
    parts: {
      ...{ db, jobs, bills: createBillReader(db), checkCertificate: createCheckByNumber(db) },
      proveReceipt: createReceiptProver(createReceiptSigner(passingReceiptKeys()), portalOrigin),
    },
    /** Throws for an address that leads to the live database, and for a database that was not made for test mode. */
    async start({ work }: { readonly work: boolean }): Promise<void> {
      await requireTwoDatabases(live, db);
      if (!(await isFilled(db)))
        throw new Error(
          'TEST_DATABASE_URL is not filled for test mode: run migrations and seeds/fill-test-mode.ts on it',
        );
      await jobs.start({ work });
    },
    async stop(): Promise<void> {
      await jobs.stop();
      await db.$client.end();
    },
  };
}

async function isFilled(db: TestModeDatabase): Promise<boolean> {
  const person = await tablesOf(db)
    .selectFrom('users')
    .select('id')
    .where('id', '=', testModePersonId)
    .executeTakeFirst();
  return person !== undefined;
}
