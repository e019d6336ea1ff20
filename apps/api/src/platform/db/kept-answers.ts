import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { tablesOf } from './tables-of.ts';

export interface KeptCall {
  /** Who asked what, for example `tsp:17 POST /bills`. */
  readonly scope: string;
  readonly key: string;
  /** Of what was asked: the same key with another is no repetition. */
  readonly digest: Buffer;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** `under-way` while another transaction answers this call; `other` when the key came with something else; else the first answer, or `new`. */
export async function takeCall(
  tx: Transaction,
  { scope, key, digest }: KeptCall,
): Promise<'new' | 'under-way' | 'other' | Answer> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0))`;
  const { isMine } = await tablesOf(tx).selectNoFrom(lock.as('isMine')).executeTakeFirstOrThrow();
  if (!isMine) return 'under-way';
  const known = await tablesOf(tx)
    .selectFrom('idempotency_keys')
    .select(['response_status as status', 'response as body'])
    .select((eb) => eb('request_hash', '=', digest).$castTo<boolean>().as('isSame'))
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return 'new';
  if (!known.isSame || known.status === null) return 'other';
  return { status: known.status, body: known.body };
}

/** In the transaction of what was done: both stay, or neither. */
export async function keepAnswer(tx: Transaction, { scope, key, digest }: KeptCall, answer: Answer): Promise<void> {
  await tablesOf(tx)
    .insertInto('idempotency_keys')
    .values({
      ...{ scope, key, request_hash: digest },
      ...{ response_status: answer.status, response: JSON.stringify(answer.body) },
    })
    .execute();
}
