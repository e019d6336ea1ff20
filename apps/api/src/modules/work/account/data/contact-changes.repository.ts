import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { changeProvedEmail } from '../../../ground/identity/index.ts';
import { changePhoneNumber } from '../../registration/index.ts';

export interface ContactChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly codeHash: Buffer | null;
}

const columns = `id, user_id as "userId", kind, value, code_hash as "codeHash"`;

/** Takes the place of an earlier one of the same kind: its code works no more. */
export async function beginChange(
  transaction: Transaction,
  { userId, kind, value, expiresAt }: Omit<ContactChange, 'id' | 'codeHash'> & { readonly expiresAt: Date },
): Promise<string> {
  await transaction.execute(sql`delete from contact_changes where user_id = ${userId} and kind = ${kind}`);
  const { rows } = await transaction.execute<{ id: string }>(
    sql`insert into contact_changes (user_id, kind, value, expires_at) values (${userId}, ${kind}, ${value}, ${expiresAt.toISOString()}) returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Undefined when it is over or was replaced meanwhile. */
export async function keepCode(
  { $client }: Database,
  id: string,
  codeHash: Buffer,
): Promise<ContactChange | undefined> {
  const { rows } = await $client.query<ContactChange>(
    `update contact_changes set code_hash = $2 where id = $1 returning ${columns}`,
    [id, codeHash],
  );
  return rows[0];
}

/** Counts the try before the code is compared; undefined when there is nothing to try any more. */
export async function tryChange(
  { $client }: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<ContactChange | undefined> {
  const { rows } = await $client.query<ContactChange>(
    `update contact_changes set tries = tries + 1
      where id = $1 and user_id = $2 and tries < 5 and expires_at > $3 and code_hash is not null returning ${columns}`,
    [id, userId, now],
  );
  return rows[0];
}

/** The person's from now on; answers the email they had. False when the change was replaced or used meanwhile. */
export async function applyChange(
  transaction: Transaction,
  { id, userId, kind, value }: ContactChange,
  now: Date,
): Promise<{ readonly formerEmail: string } | undefined> {
  const { rowCount } = await transaction.execute(sql`delete from contact_changes where id = ${id}`);
  if (rowCount !== 1) return undefined;
  const { rows } = await transaction.execute<{ email: string }>(
    sql`select email from users where id = ${userId} for update`,
  );
  if (kind === 'email') {
    await changeProvedEmail(transaction, { userId, email: value, now });
  } else {
    await changePhoneNumber(transaction, userId, value);
  }
  return { formerEmail: rows[0]?.email ?? '' };
}

export async function forgetOldChanges({ $client }: Database, now: Date): Promise<void> {
  await $client.query('delete from contact_changes where expires_at < $1', [now]);
}
