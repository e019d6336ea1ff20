import type { Language } from '@portal/contracts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import type { UserDetails, UsersRepository } from '../data/users.repository.ts';
import type { ByTwo } from '../decider-changes.ts';
import { emailVerificationJob, invitationJob, type Notify, securityNoticeJob } from '../identity.jobs.ts';
import { type ChangedDetails, changedFields, detailsAfter, places } from './details-after.ts';

interface ChangeDetailsDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly users: UsersRepository;
  readonly passwords: PasswordsRepository;
  readonly notify: Notify;
}

interface Change {
  readonly userId: string;
  /** What is not named stays. */
  readonly wanted: ChangedDetails;
  readonly by: string;
  readonly reason: string;
  /** Of the mail that follows from another address. */
  readonly language: Language;
  readonly byTwo?: ByTwo;
}

/** Nothing that is the same is recorded or told. */
export async function changeDetails(
  deps: ChangeDetailsDeps,
  tx: Transaction,
  { userId, wanted, by, reason, language, byTwo = {} }: Change,
): Promise<void> {
  const before = await deps.users.lockDetails(tx, userId);
  if (!before) throw new BusinessError('user.not-found');
  const after = detailsAfter(before, wanted);
  const changed = changedFields(before, after);
  if (changed.length === 0) return;
  if (changed.includes('email')) await changeAddress(deps, tx, userId, before, language);
  await deps.users.update(tx, userId, after);
  if (places.some((place) => changed.includes(place))) await deps.notify(tx, userId, 'roles-changed');
  const of = (details: UserDetails) => Object.fromEntries(changed.map((field) => [field, details[field]]));
  await writeAudit(tx, {
    actor: { userId: by },
    action: 'user.updated',
    subject: `user:${userId}`,
    detail: { reason, ...byTwo, before: of(before), after: of(after) },
  });
}

/** Whoever has the new address proves it before signing in again; whoever had the former one is told. */
async function changeAddress(
  { jobs, passwords, clock }: ChangeDetailsDeps,
  tx: Transaction,
  id: string,
  { email, isInvited }: UserDetails,
  language: Language,
): Promise<void> {
  await passwords.endSessions(tx, id, null);
  await jobs.enqueue(tx, securityNoticeJob, {
    userId: id,
    notice: 'email-changed',
    formerEmail: email,
    at: clock.now().toISOString(),
  });
  if (isInvited) await jobs.enqueue(tx, invitationJob, { userId: id, language });
  else await jobs.enqueue(tx, emailVerificationJob, { userId: id, language });
}
