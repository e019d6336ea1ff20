import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ProvedAccount } from './sessions.repository.ts';

export interface Challenge {
  readonly userId: string;
  readonly door: string;
  /** Of an enrolment. */
  readonly secretEncrypted: Buffer | null;
}

interface NewChallenge extends Omit<Challenge, 'userId'> {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export interface SecondFactorsRepository {
  /** False when the account was closed or got another password since it was proved. */
  challenge(account: Pick<ProvedAccount, 'id' | 'passwordHash'>, challenge: NewChallenge): Promise<boolean>;
  /** Counts the attempt; undefined when the challenge is unknown, over, used or tried too often. */
  tryChallenge(tokenHash: Buffer, kind: 'code' | 'enrolment', now: Date): Promise<Challenge | undefined>;
  /** False when somebody else used it first. */
  spendChallenge(tokenHash: Buffer): Promise<boolean>;
  secretOf(userId: string): Promise<Buffer | undefined>;
  /** False when this code or a later one was used already. */
  spendStep(userId: string, step: number): Promise<boolean>;
  spendRecoveryCode(userId: string, codeHash: Buffer): Promise<boolean>;
  /** False when the account has a second factor already. */
  enrol(transaction: Transaction, enrolment: Enrolment): Promise<boolean>;
  standing(userId: string): Promise<{ readonly enrolledAt: Date; readonly recoveryCodesLeft: number } | undefined>;
  /** False when the account has none. */
  remove(transaction: Transaction, userId: string): Promise<boolean>;
  /** In place of those there were. */
  setRecoveryCodes(transaction: Transaction, userId: string, codeHashes: readonly Buffer[]): Promise<void>;
}

interface Enrolment {
  readonly userId: string;
  readonly secretEncrypted: Buffer;
  readonly step: number;
  readonly recoveryCodeHashes: readonly Buffer[];
  readonly now: Date;
}

const mostTries = 5;

export function createSecondFactorsRepository({ $client }: Database): SecondFactorsRepository {
  const did = async (text: string, values: unknown[]) => ((await $client.query(text, values)).rowCount ?? 0) === 1;
  return {
    challenge: ({ id, passwordHash }, { tokenHash, door, secretEncrypted, expiresAt }) =>
      did(
        `insert into sign_in_challenges (token_hash, user_id, door, secret_encrypted, expires_at)
         select $1::bytea, id, $3::text, $4::bytea, $5::timestamptz from users
         where id = $2 and status = 'active' and password_hash is not distinct from $6 for share`,
        [tokenHash, id, door, secretEncrypted, expiresAt, passwordHash],
      ),
    async tryChallenge(tokenHash, kind, now) {
      const { rows } = await $client.query<Challenge>(
        `update sign_in_challenges set attempts = attempts + 1
         where token_hash = $1 and used_at is null and expires_at > $2 and attempts < $3 and (secret_encrypted is null) = $4
         returning user_id as "userId", door, secret_encrypted as "secretEncrypted"`,
        [tokenHash, now, mostTries, kind === 'code'],
      );
      return rows[0];
    },
    spendChallenge: (tokenHash) =>
      did('update sign_in_challenges set used_at = clock_timestamp() where token_hash = $1 and used_at is null', [
        tokenHash,
      ]),
    async secretOf(userId) {
      const { rows } = await $client.query<{ secret: Buffer }>(
        'select secret_encrypted as secret from second_factors where user_id = $1',
        [userId],
      );
      return rows[0]?.secret;
    },
    spendStep: (userId, step) =>
      did('update second_factors set last_used_step = $2 where user_id = $1 and last_used_step < $2', [userId, step]),
    spendRecoveryCode: (userId, codeHash) =>
      did(
        'update recovery_codes set used_at = clock_timestamp() where user_id = $1 and code_hash = $2 and used_at is null',
        [userId, codeHash],
      ),
    async enrol(transaction, { userId, secretEncrypted, step, recoveryCodeHashes, now }) {
      const { rowCount } = await transaction.execute(
        sql`insert into second_factors (user_id, secret_encrypted, enrolled_at, last_used_step)
          values (${userId}, ${secretEncrypted}, ${now.toISOString()}, ${step}) on conflict do nothing`,
      );
      if (rowCount !== 1) return false;
      await setRecoveryCodes(transaction, userId, recoveryCodeHashes);
      return true;
    },
    async standing(userId) {
      const { rows } = await $client.query<{ enrolledAt: Date; recoveryCodesLeft: number }>(
        `select enrolled_at as "enrolledAt",
           (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as "recoveryCodesLeft"
         from second_factors where user_id = $1`,
        [userId],
      );
      return rows[0];
    },
    async remove(transaction, userId) {
      const { rowCount } = await transaction.execute(sql`delete from second_factors where user_id = ${userId}`);
      await transaction.execute(sql`delete from recovery_codes where user_id = ${userId}`);
      return rowCount === 1;
    },
    setRecoveryCodes,
  };
}

async function setRecoveryCodes(
  transaction: Transaction,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await transaction.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  for (const codeHash of codeHashes) {
    await transaction.execute(sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${codeHash})`);
  }
}
