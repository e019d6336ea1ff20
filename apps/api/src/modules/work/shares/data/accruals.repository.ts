import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Payments of one transaction. */
const atOnce = 500;

/** Reckons every payment whose money moved, a few in each transaction. */
export async function accrueDueShares(db: Pick<Database, '$client'>): Promise<void> {
  for (;;) {
    const { taken } = await tablesOf(db)
      .selectNoFrom(sql<number>`accrue_due_shares(${atOnce}::int)`.as('taken'))
      .executeTakeFirstOrThrow();
    if (taken < atOnce) return;
  }
}

/** Books what was approved before shares were paid; without such a statement nothing happens. */
export async function bookApprovedShares(db: Pick<Database, '$client'>): Promise<void> {
  await tablesOf(db).selectNoFrom(sql<unknown>`book_approved_shares()`.as('booked')).execute();
}
