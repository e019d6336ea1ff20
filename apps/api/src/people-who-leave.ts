import { createLapseDeletions } from './modules/ground/account-deletions/index.ts';
import { createForgetRecoveries } from './modules/ground/account-recoveries/index.ts';
import { type Caseload, createReleaseCases } from './modules/ground/caseload/index.ts';
import { createReleaseEnquiries } from './modules/ground/enquiries/index.ts';
import type { ForgetPeople, ReleaseWork, StaffReader } from './modules/ground/identity/index.ts';
import { createForgetAccounts } from './modules/work/account/index.ts';
import { createForgetPremises } from './modules/work/premises/index.ts';
import { createForgetRegistrations } from './modules/work/registration/index.ts';
import { createForgetReturns } from './modules/work/returns/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';

interface LeavingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly caseload: Caseload;
  readonly staff: StaffReader;
}

/** Each module that keeps something of a person beside the account; it goes with the account, in this order. */
const keepers = [
  createForgetRegistrations,
  createForgetAccounts,
  createForgetPremises,
  createForgetReturns,
  createLapseDeletions,
  createForgetRecoveries,
] satisfies readonly ((parts: LeavingParts) => ForgetPeople)[];

/** Each module that gives open work to a person; it comes back to the queue when the account ends. */
const givers = [createReleaseCases, createReleaseEnquiries] satisfies readonly ((parts: LeavingParts) => ReleaseWork)[];

/** What modules do, in the transaction that ends accounts, about the people who had them. */
export function peopleWhoLeave(parts: LeavingParts): {
  readonly forgetPeople: ForgetPeople;
  readonly releaseWork: ReleaseWork;
} {
  const forgets = keepers.map((create) => create(parts));
  const releases = givers.map((create) => create(parts));
  return {
    async forgetPeople(tx, userIds) {
      for (const forget of forgets) await forget(tx, userIds);
    },
    async releaseWork(tx, left) {
      for (const release of releases) await release(tx, left);
    },
  };
}
