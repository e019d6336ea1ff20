import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** How an attempt to pay stands today, in the word its payer is told. */
export async function findAttemptState(db: Database, id: string): Promise<string | undefined> {
  const attempt = await tablesOf(db)
    .selectFrom('payment_intents')
    .select(({ ref }) => sql<string>`attempt_word(${ref('state')})`.as('status'))
    .where('id', '=', id)
    .executeTakeFirst();
  return attempt?.status;
}
