import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import { securityNoticeJob } from '../identity.jobs.ts';
import { keepingRules } from './keeping-rules.ts';
import { mattersOf } from './open-matters.ts';
import { createUsersRepository } from './users.repository.ts';

/** What the rest of the portal keeps about people whose accounts the transaction deletes. */
export type ForgetPeople = (transaction: Transaction, userIds: readonly string[]) => Promise<void>;

/** Open work of people whose accounts the transaction ends goes back to the queues it came from. */
export type ReleaseWork = (
  transaction: Transaction,
  left: { readonly userIds: readonly string[]; readonly by: string; readonly reason: string },
) => Promise<void>;

export interface EraseAccount {
  /** What of this taxpayer's is under way. */
  mattersOf: typeof mattersOf;
  /** Erases what the law does not keep; `before` runs in the same transaction, and its refusal undoes all. False: it is gone already. */
  erase(userId: string, by: string, reason: string, before: (tx: Transaction) => Promise<void>): Promise<boolean>;
  /** Deletes in the transaction of those who decided it; the database refuses what two persons did not. False: it is gone already. */
  remove(tx: Transaction, userId: string, why: { readonly by: string; readonly reason: string }): Promise<boolean>;
}

/** Erasure for somebody who asked in writing. What stays is what papers and the audit trail must say. */
export function createEraseAccount({
  db,
  forgetPeople,
  releaseWork,
  jobs,
}: {
  readonly db: Database;
  readonly forgetPeople: ForgetPeople;
  readonly releaseWork: ReleaseWork;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}): EraseAccount {
  const users = createUsersRepository(db);
  return {
    mattersOf,
    erase: (userId, by, reason, before) =>
      keepingRules(db, async (tx) => {
        if (!(await users.lock(tx, [userId]))) return false;
        await before(tx);
        await tellOfErasure(tx, jobs, userId);
        await users.delete(tx, [userId]);
        await forgetPeople(tx, [userId]);
        await releaseWork(tx, { userIds: [userId], by, reason });
        await writeAudit(tx, {
          actor: { userId: by },
          action: 'user.deleted',
          subject: `user:${userId}`,
          detail: { by: 'data-protection request', reason },
        });
        return true;
      }),
    async remove(tx, userId, why) {
      if (!(await users.lock(tx, [userId]))) return false;
      await users.delete(tx, [userId]);
      await forgetPeople(tx, [userId]);
      await releaseWork(tx, { userIds: [userId], ...why });
      // Asked for now, because nobody is left to give it words at commit.
      await tx.execute(sql`set constraints users_last_super_admin immediate`).catch((error: unknown) => {
        throw violates(error, 'users_last_super_admin') ? new BusinessError('user.last-super-admin') : error;
      });
      return true;
    },
  };
}

/** To the address that goes with the account, if it was proved to be theirs. */
async function tellOfErasure(tx: Transaction, jobs: Pick<Jobs, 'enqueue'>, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from users where id = ${userId}::uuid and email_verified_at is not null`,
  );
  const [row] = rows;
  if (row) await jobs.enqueue(tx, securityNoticeJob, { userId, notice: 'erased', formerEmail: row.email });
}
