import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { writeAudit } from '../../audit/index.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import type { SecondFactorsRepository } from '../data/second-factors.repository.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import type { ByTwo } from '../decider-changes.ts';
import type { Notify } from '../identity.jobs.ts';

interface ResetDeps {
  readonly users: UsersRepository;
  readonly passwords: PasswordsRepository;
  readonly secondFactors: SecondFactorsRepository;
  readonly notify: Notify;
}

/** For a lost phone: their sessions end, and they are told. */
export async function resetSecondFactorOf(
  { users, passwords, secondFactors, notify }: ResetDeps,
  tx: Transaction,
  { userId, by, reason, byTwo = {} }: { userId: string; by: string; reason: string; byTwo?: ByTwo },
): Promise<void> {
  if (!(await users.lock(tx, [userId]))) throw new BusinessError('user.not-found');
  if (!(await secondFactors.remove(tx, userId))) throw new BusinessError('identity.second-factor-missing');
  await passwords.endSessions(tx, userId, null);
  await notify(tx, userId, 'second-factor-removed');
  await writeAudit(tx, {
    actor: { userId: by },
    action: 'second-factor.reset',
    subject: `user:${userId}`,
    detail: { reason, ...byTwo },
  });
}
