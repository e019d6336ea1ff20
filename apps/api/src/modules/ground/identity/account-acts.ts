import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { changeDetails } from './acts/change-details.ts';
import { giveRoles } from './acts/give-roles.ts';
import { openStaffAccount } from './acts/open-staff-account.ts';
import { recoverAccount } from './acts/recover-account.ts';
import { resetSecondFactorOf } from './acts/reset-second-factor-of.ts';
import { setStanding } from './acts/set-standing.ts';
import type { ReleaseWork } from './data/erase-account.ts';
import { createPasswordsRepository } from './data/passwords.repository.ts';
import { createRolesRepository } from './data/roles.repository.ts';
import { createSecondFactorsRepository } from './data/second-factors.repository.ts';
import { createUsersRepository } from './data/users.repository.ts';
import { type Notify, securityNoticeJob } from './identity.jobs.ts';

interface AccountActsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly releaseWork: ReleaseWork;
}

export type AccountActs = ReturnType<typeof createAccountActs>;

/** What is done to accounts, in the transaction of whoever decided it: one person alone, or the second of two. */
export function createAccountActs({ db, clock, jobs, releaseWork }: AccountActsDeps) {
  const notify: Notify = (tx, userId, notice, facts) =>
    jobs.enqueue(tx, securityNoticeJob, { userId, notice, at: clock.now().toISOString(), ...facts });
  const deps = {
    ...{ clock, jobs, notify, releaseWork },
    users: createUsersRepository(db),
    roles: createRolesRepository(db),
    passwords: createPasswordsRepository(),
    secondFactors: createSecondFactorsRepository(db),
  };
  type Given<Act extends (...given: never[]) => unknown> =
    Parameters<Act> extends [unknown, ...infer Rest] ? Rest : never;
  return {
    openStaffAccount: (...given: Given<typeof openStaffAccount>) => openStaffAccount(deps, ...given),
    setStanding: (...given: Given<typeof setStanding>) => setStanding(deps, ...given),
    giveRoles: (...given: Given<typeof giveRoles>) => giveRoles(deps, ...given),
    changeDetails: (...given: Given<typeof changeDetails>) => changeDetails(deps, ...given),
    recoverAccount: (...given: Given<typeof recoverAccount>) => recoverAccount(deps, ...given),
    resetSecondFactor: (...given: Given<typeof resetSecondFactorOf>) => resetSecondFactorOf(deps, ...given),
  };
}
