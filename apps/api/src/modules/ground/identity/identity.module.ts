import type { Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { createSlowLanes } from '../../../platform/rate-limit/slow-lanes.ts';
import { createAccountActs } from './account-acts.ts';
import { createAccessReviewsRepository } from './data/access-reviews.repository.ts';
import { createAccountsRepository } from './data/accounts.repository.ts';
import { createAttemptsRepository } from './data/attempts.repository.ts';
import { accessReviewRound } from './data/begin-access-review.ts';
import type { ForgetPeople, ReleaseWork } from './data/erase-account.ts';
import { createKnownDevicesRepository } from './data/known-devices.repository.ts';
import { createOneTimeTokensRepository } from './data/one-time-tokens.repository.ts';
import { createPasswordsRepository } from './data/passwords.repository.ts';
import { createRolesRepository } from './data/roles.repository.ts';
import { createSecondFactorsRepository } from './data/second-factors.repository.ts';
import { createSessionsRepository } from './data/sessions.repository.ts';
import { createUsersRepository } from './data/users.repository.ts';
import type { ProposeDeciderChange } from './decider-changes.ts';
import { identityMailJobs, type Notify, securityNoticeJob } from './identity.jobs.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accessReviewsRoutes } from './routes/access-reviews.route.ts';
import { closeAccountRoutes } from './routes/close-account.route.ts';
import { emailVerificationRoutes } from './routes/email-verification.route.ts';
import { manageUsersRoutes } from './routes/manage-users.route.ts';
import { ownPictureRoutes } from './routes/own-picture.route.ts';
import { passwordsRoutes } from './routes/passwords.route.ts';
import { rolesRoutes } from './routes/roles.route.ts';
import { secondFactorRoutes } from './routes/second-factor.route.ts';
import { sessionsRoutes } from './routes/sessions.route.ts';
import { signInRoutes } from './routes/sign-in.route.ts';
import { updateUserRoutes } from './routes/update-user.route.ts';
import { usersRoutes } from './routes/users.route.ts';

export interface IdentityDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  /** The one of this process. */
  readonly hasher: PasswordHasher;
  /** Second factors lie in the database under it. */
  readonly dataKey: Buffer;
  readonly secondFactorRoles: readonly Role[];
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
  readonly forgetPeople: ForgetPeople;
  readonly releaseWork: ReleaseWork;
  /** What makes or changes somebody who decides becomes a case. */
  readonly proposeDeciderChange: ProposeDeciderChange;
}

const anHourMs = 60 * 60 * 1000;
const keptAfterEndMs = 30 * 24 * anHourMs;
/** A device not used for so long is as good as new. */
const deviceKeptMs = 180 * 24 * anHourMs;

/** Signing in, sessions, passwords, links by e-mail, users and roles. */
export function identityModule(app: FastifyInstance, given: IdentityDeps): ModuleWork {
  const { db, jobs, clock } = given;
  const deps = {
    ...given,
    acts: createAccountActs(given),
    accounts: createAccountsRepository(db),
    attempts: createAttemptsRepository(db),
    sessions: createSessionsRepository(db),
    knownDevices: createKnownDevicesRepository(db),
    lanes: createSlowLanes(),
    secondFactors: createSecondFactorsRepository(db),
    users: createUsersRepository(db),
    roles: createRolesRepository(db),
    tokens: createOneTimeTokensRepository(db),
    passwords: createPasswordsRepository(),
    secretBox: createSecretBox(given.dataKey, 'second factors'),
    notify: ((transaction, userId, notice, facts) =>
      jobs.enqueue(transaction, securityNoticeJob, {
        userId,
        notice,
        at: clock.now().toISOString(),
        ...facts,
      })) satisfies Notify,
  };
  signInRoutes(app, deps);
  sessionsRoutes(app, deps);
  passwordsRoutes(app, deps);
  emailVerificationRoutes(app, deps);
  secondFactorRoutes(app, deps);
  ownPictureRoutes(app, deps);
  usersRoutes(app, deps);
  manageUsersRoutes(app, deps);
  closeAccountRoutes(app, deps);
  updateUserRoutes(app, deps);
  rolesRoutes(app, deps);
  const reviews = createAccessReviewsRepository(db);
  accessReviewsRoutes(app, { ...deps, reviews });
  identityMailJobs(deps);
  return {
    periodic: [
      accessReviewRound({ db, clock, reviews }),
      {
        name: 'forget-old-sessions',
        everyMs: anHourMs,
        async run() {
          await deps.sessions.forget(new Date(clock.now().getTime() - keptAfterEndMs));
          await deps.knownDevices.forget(new Date(clock.now().getTime() - deviceKeptMs));
          await deps.attempts.forget(clock.now());
        },
      },
    ],
  };
}
