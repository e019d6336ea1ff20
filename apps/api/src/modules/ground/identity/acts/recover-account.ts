import type { Language } from '@portal/contracts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { forgetSecrets } from '../data/forget-secrets.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import type { SecondFactorsRepository } from '../data/second-factors.repository.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import { recoveryJob, securityNoticeJob } from '../identity.jobs.ts';

interface RecoverDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly users: UsersRepository;
  readonly passwords: PasswordsRepository;
  readonly secondFactors: SecondFactorsRepository;
}

interface Recovered {
  readonly userId: string;
  readonly email: string;
  /** Null: the account keeps its own. */
  readonly phoneNumber: string | null;
  /** Of the mail with the link to set a password. */
  readonly language: Language;
}

/**
 * The account is its owner's at a new address, and nothing that opened it before does so any more: password, second factor, links and
 * sessions. The former address is told. Who may decide this, and when, is said by the case it follows from.
 */
export async function recoverAccount(
  { clock, jobs, users, passwords, secondFactors }: RecoverDeps,
  tx: Transaction,
  { userId, email, phoneNumber, language }: Recovered,
): Promise<void> {
  const before = await users.lockDetails(tx, userId);
  if (!before || !(await forgetSecrets(tx, userId))) throw new BusinessError('user.not-found');
  await users.update(tx, userId, {
    ...before,
    email,
    phoneNumber: before.phoneNumber === null ? null : (phoneNumber ?? before.phoneNumber),
  });
  await secondFactors.remove(tx, userId);
  await passwords.endSessions(tx, userId, null);
  await jobs.enqueue(tx, securityNoticeJob, {
    ...{ userId, notice: 'email-changed', formerEmail: before.email },
    at: clock.now().toISOString(),
  });
  await jobs.enqueue(tx, recoveryJob, { userId, language });
}
