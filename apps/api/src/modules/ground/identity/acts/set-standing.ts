import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ReleaseWork } from '../data/erase-account.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import type { ByTwo } from '../decider-changes.ts';
import type { Notify } from '../identity.jobs.ts';

export interface SetStandingDeps {
  readonly users: UsersRepository;
  readonly notify: Notify;
  readonly releaseWork: ReleaseWork;
}

interface Standing {
  readonly userIds: readonly string[];
  readonly status: 'active' | 'suspended';
  readonly by: string;
  readonly reason: string;
  readonly byTwo?: ByTwo;
}

/** Sessions of suspended people end by a rule of the database. Who had the standing already is neither told nor recorded again. */
export async function setStanding(
  { users, notify, releaseWork }: SetStandingDeps,
  tx: Transaction,
  { userIds, status, by, reason, byTwo = {} }: Standing,
): Promise<void> {
  const done = status === 'active' ? ('reinstated' as const) : ('suspended' as const);
  if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
  const changed = await users.setStatus(tx, userIds, status);
  for (const id of changed) await notify(tx, id, done);
  // Whoever is back takes work like anybody else: meanwhile somebody else may have answered.
  if (status === 'suspended') await releaseWork(tx, { userIds: changed, by, reason });
  for (const id of changed) {
    const [actor, subject] = [{ userId: by }, `user:${id}`];
    await writeAudit(tx, { actor, action: `user.${done}`, subject, detail: { reason, ...byTwo } });
  }
}
