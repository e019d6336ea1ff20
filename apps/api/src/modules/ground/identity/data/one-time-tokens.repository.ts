import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export type TokenPurpose = 'verify-email' | 'reset-password';

export interface OneTimeTokensRepository {
  /** Earlier links of the person's stay good until one is used: whoever asks for another takes nothing from the owner. */
  issue(token: { purpose: TokenPurpose; userId: string; tokenHash: Buffer; now: Date; expiresAt: Date }): Promise<void>;
  isGood(purpose: TokenPurpose, tokenHash: Buffer, now: Date): Promise<boolean>;
  /** Whose it was; undefined when it is unknown, over or used. Works once, however many try at the same moment, and ends the others. */
  use(transaction: Transaction, purpose: TokenPurpose, tokenHash: Buffer, now: Date): Promise<string | undefined>;
  /** Whether it was used, would still be good, and the address of its account is verified. */
  hasVerified(transaction: Transaction, tokenHash: Buffer, now: Date): Promise<boolean>;
  /** Whose it was, also when it is over: for sending another one. */
  ownerOf(purpose: TokenPurpose, tokenHash: Buffer): Promise<string | undefined>;
}

export function createOneTimeTokensRepository({ $client }: Database): OneTimeTokensRepository {
  return {
    async issue({ purpose, userId, tokenHash, now, expiresAt }) {
      await $client.query(
        `insert into one_time_tokens (purpose, token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
        [purpose, tokenHash, userId, now, expiresAt],
      );
    },
    async isGood(purpose, tokenHash, now) {
      const { rowCount } = await $client.query(
        `select from one_time_tokens where token_hash = $2 and purpose = $1 and used_at is null and expires_at > $3`,
        [purpose, tokenHash, now],
      );
      return rowCount === 1;
    },
    async use(transaction, purpose, tokenHash, now) {
      const { rows } = await transaction.execute<{ userId: string }>(
        sql`update one_time_tokens set used_at = ${now.toISOString()}
          where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now.toISOString()}
          returning user_id as "userId"`,
      );
      const userId = rows[0]?.userId;
      if (userId) {
        await transaction.execute(
          sql`update one_time_tokens set used_at = ${now.toISOString()}
            where user_id = ${userId} and purpose = ${purpose} and used_at is null`,
        );
      }
      return userId;
    },
    async hasVerified(transaction, tokenHash, now) {
      const found = await tablesOf(transaction)
        .selectFrom('one_time_tokens as t')
        .innerJoin('users as u', 'u.id', 't.user_id')
        .select('u.id')
        .where('t.token_hash', '=', tokenHash)
        .where('t.purpose', '=', 'verify-email')
        .where('t.used_at', 'is not', null)
        .where('t.expires_at', '>', now)
        .where('u.email_verified_at', 'is not', null)
        .where('u.status', '=', 'active')
        .executeTakeFirst();
      return found !== undefined;
    },
    async ownerOf(purpose, tokenHash) {
      const { rows } = await $client.query<{ userId: string }>(
        'select user_id as "userId" from one_time_tokens where token_hash = $2 and purpose = $1',
        [purpose, tokenHash],
      );
      return rows[0]?.userId;
    },
  };
}
