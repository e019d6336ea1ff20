import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

interface PasswordChange {
  readonly oldHash: string | null;
  readonly newHash: string;
  readonly keptSessionId: string | null;
}

export interface PasswordsRepository {
  /** Ends every session of the person's. False when the account is not active. */
  reset(transaction: Transaction, userId: string, passwordHash: string): Promise<boolean>;
  /** Ends every session of the person's but the kept one. False when the old password is not theirs any more. */
  change(transaction: Transaction, userId: string, change: PasswordChange): Promise<boolean>;
  endSessions(transaction: Transaction, userId: string, keptSessionId: string | null): Promise<void>;
  /** True when the address was not verified before. */
  markEmailVerified(transaction: Transaction, userId: string, now: Date): Promise<boolean>;
}

export function createPasswordsRepository(): PasswordsRepository {
  return {
    async reset(transaction, userId, passwordHash) {
      const { rowCount } = await transaction.execute(
        sql`update users set password_hash = ${passwordHash} where id = ${userId} and status = 'active'`,
      );
      await endWhatTheOldOneOpened(transaction, userId, null);
      return rowCount === 1;
    },
    async change(transaction, userId, { oldHash, newHash, keptSessionId }) {
      const { rowCount } = await transaction.execute(
        sql`update users set password_hash = ${newHash}
          where id = ${userId} and status = 'active' and password_hash = ${oldHash}`,
      );
      if (rowCount !== 1) return false;
      await endWhatTheOldOneOpened(transaction, userId, keptSessionId);
      return true;
    },
    endSessions,
    async markEmailVerified(transaction, userId, now) {
      const { rowCount } = await transaction.execute(
        sql`update users set email_verified_at = ${now.toISOString()}
          where id = ${userId} and status = 'active' and email_verified_at is null`,
      );
      return rowCount === 1;
    },
  };
}

async function endWhatTheOldOneOpened(
  transaction: Transaction,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  await endSessions(transaction, userId, keptSessionId);
  await transaction.execute(
    sql`update one_time_tokens set used_at = clock_timestamp()
      where user_id = ${userId} and purpose = 'reset-password' and used_at is null`,
  );
}

async function endSessions(transaction: Transaction, userId: string, keptSessionId: string | null): Promise<void> {
  await transaction.execute(
    sql`update sessions set revoked_at = clock_timestamp()
      where user_id = ${userId} and revoked_at is null and id is distinct from ${keptSessionId}::uuid`,
  );
  await transaction.execute(
    sql`update sign_in_challenges set used_at = clock_timestamp() where user_id = ${userId} and used_at is null`,
  );
}
