import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/http/submission.ts';

export interface Submission {
  readonly userId: string;
  /** The method and path that raise it. */
  readonly call: string;
  readonly submissionId: string;
  readonly content: unknown;
}

const scopeOf = ({ userId, call }: Pick<Submission, 'userId' | 'call'>) => `user:${userId} ${call}`;

/**
 * The reference of the bill that was raised for this submission before; `new` when it is new, and then this transaction alone may
 * raise one: the same submission in another one waits. `other` when the id was used for something else.
 */
export async function takeSubmission(
  transaction: Transaction,
  { submissionId, content, ...whose }: Submission,
): Promise<'new' | 'other' | { readonly billReference: string }> {
  const hash = digestOf(content);
  const inserted = await transaction.execute(
    sql`insert into idempotency_keys (scope, key, request_hash) values (${scopeOf(whose)}, ${submissionId}, ${hash}) on conflict do nothing`,
  );
  if (inserted.rowCount === 1) return 'new';
  const { rows } = await transaction.execute<{ isSame: boolean; billReference: string | null }>(
    sql`select request_hash = ${hash} as "isSame", response ->> 'billReference' as "billReference"
      from idempotency_keys where scope = ${scopeOf(whose)} and key = ${submissionId}`,
  );
  const [known] = rows;
  return known?.isSame && known.billReference ? { billReference: known.billReference } : 'other';
}

export async function keepRaised(
  transaction: Transaction,
  { submissionId, ...whose }: Pick<Submission, 'userId' | 'call' | 'submissionId'>,
  billReference: string,
): Promise<void> {
  await transaction.execute(
    sql`update idempotency_keys set response_status = 200, response = ${JSON.stringify({ billReference })}::jsonb
      where scope = ${scopeOf(whose)} and key = ${submissionId}`,
  );
}
