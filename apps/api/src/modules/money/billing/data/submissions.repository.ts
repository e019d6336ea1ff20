import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { digestOf } from '../../../../platform/http/submission.ts';

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
  const { numInsertedOrUpdatedRows } = await tablesOf(transaction)
    .insertInto('idempotency_keys')
    .values({ scope: scopeOf(whose), key: submissionId, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return 'new';
  const known = await tablesOf(transaction)
    .selectFrom('idempotency_keys')
    .select((eb) => [
      eb('request_hash', '=', hash).$castTo<boolean>().as('isSame'),
      sql<string | null>`${eb.ref('response')} ->> 'billReference'`.as('billReference'),
    ])
    .where('scope', '=', scopeOf(whose))
    .where('key', '=', submissionId)
    .executeTakeFirst();
  return known?.isSame && known.billReference ? { billReference: known.billReference } : 'other';
}

export async function keepRaised(
  transaction: Transaction,
  { submissionId, ...whose }: Pick<Submission, 'userId' | 'call' | 'submissionId'>,
  billReference: string,
): Promise<void> {
  await tablesOf(transaction)
    .updateTable('idempotency_keys')
    .set({ response_status: 200, response: JSON.stringify({ billReference }) })
    .where('scope', '=', scopeOf(whose))
    .where('key', '=', submissionId)
    .execute();
}
