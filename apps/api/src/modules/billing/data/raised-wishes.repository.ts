import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/http/submission.ts';

export interface Wish {
  readonly userId: string;
  readonly wishId: string;
  readonly content: unknown;
}

const scopeOf = (userId: string) => `user:${userId} POST /bills/mda-collections`;

/**
 * The reference of the bill that was raised for this wish before; `new` when it is new, and then this transaction alone may
 * raise one: the same wish in another one waits. `other` when the id was used for something else.
 */
export async function takeWish(
  transaction: Transaction,
  { userId, wishId, content }: Wish,
): Promise<'new' | 'other' | { readonly billReference: string }> {
  const hash = digestOf(content);
  const inserted = await transaction.execute(
    sql`insert into idempotency_keys (scope, key, request_hash) values (${scopeOf(userId)}, ${wishId}, ${hash}) on conflict do nothing`,
  );
  if (inserted.rowCount === 1) return 'new';
  const { rows } = await transaction.execute<{ isSame: boolean; billReference: string | null }>(
    sql`select request_hash = ${hash} as "isSame", response ->> 'billReference' as "billReference"
      from idempotency_keys where scope = ${scopeOf(userId)} and key = ${wishId}`,
  );
  const [known] = rows;
  return known?.isSame && known.billReference ? { billReference: known.billReference } : 'other';
}

export async function keepRaised(
  transaction: Transaction,
  { userId, wishId }: Pick<Wish, 'userId' | 'wishId'>,
  billReference: string,
): Promise<void> {
  await transaction.execute(
    sql`update idempotency_keys set response_status = 200, response = ${JSON.stringify({ billReference })}::jsonb
      where scope = ${scopeOf(userId)} and key = ${wishId}`,
  );
}
