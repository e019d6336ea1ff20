import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { saysTheirOwn } from './says-their-own.ts';

/**
 * Gives an active account the address that its owner has proved. A link that was sent to a mailbox that is
 * theirs no more opens nothing.
 */
export async function changeProvedEmail(
  tx: Transaction,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const tables = tablesOf(tx);
  await saysTheirOwn(tx, userId, 'changes');
  await tables
    .updateTable('users')
    .set({ email, email_verified_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  await tables
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** What an office granted of a correction; null leaves what is there, an empty other name takes it away. */
export interface CorrectedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly otherName: string | null;
  readonly ninEncrypted: Buffer | null;
  readonly ninBlindIndex: Buffer | null;
  readonly ninLast4: string | null;
}

export async function correctPerson(tx: Transaction, userId: string, corrected: CorrectedPerson): Promise<void> {
  const { firstName, lastName, otherName, ninEncrypted, ninBlindIndex, ninLast4 } = corrected;
  const changes = {
    ...(firstName !== null && { first_name: firstName }),
    ...(lastName !== null && { last_name: lastName }),
    ...(otherName !== null && { other_name: otherName === '' ? null : otherName }),
    ...(ninEncrypted !== null && { nin_encrypted: ninEncrypted }),
    ...(ninBlindIndex !== null && { nin_blind_index: ninBlindIndex }),
    ...(ninLast4 !== null && { nin_last4: ninLast4 }),
  };
  if (Object.keys(changes).length === 0) return;
  await tablesOf(tx)
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .execute();
}
