import type { Database } from '../../../platform/db/database.ts';

/** How an attempt to pay stands today, in the word its payer is told. */
export async function findAttemptState(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ status: string }>(
    'select attempt_word(state) as status from payment_intents where id = $1',
    [id],
  );
  return rows[0]?.status;
}
