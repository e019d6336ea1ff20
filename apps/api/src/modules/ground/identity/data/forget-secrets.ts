import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/**
 * Password, links and known devices of an active account: whoever had them does not get in with them any more. False when it is
 * suspended or gone.
 */
export async function forgetSecrets(tx: Transaction, userId: string): Promise<boolean> {
  const tables = tablesOf(tx);
  const forgotten = await tables
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  await tables.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  await tables.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  return forgotten !== undefined;
}
