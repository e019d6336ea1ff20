import type { Language } from '@portal/contracts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertUser, type NewUser } from '../data/users.repository.ts';
import type { ByTwo } from '../decider-changes.ts';
import { invitationJob } from '../identity.jobs.ts';

interface StaffAccount extends Omit<NewUser, 'roles' | 'passwordHash' | 'isEmailVerified' | 'tpui'> {
  readonly roleName: string;
  /** Of the mail with the link to set the password. */
  readonly language: Language;
}

/** Nobody but the person learns the password: a link to set it goes to the address. */
export async function openStaffAccount(
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  tx: Transaction,
  { roleName, language, ...person }: StaffAccount,
  by: string,
  byTwo: ByTwo = {},
): Promise<string> {
  const userId = await insertUser(tx, { ...person, roles: [roleName] });
  if (!userId) throw new BusinessError('user.already-exists');
  await jobs.enqueue(tx, invitationJob, { userId, language });
  await writeAudit(tx, {
    actor: { userId: by },
    action: 'user.created',
    subject: `user:${userId}`,
    detail: { roleNames: [roleName], ...byTwo },
  });
  return userId;
}
