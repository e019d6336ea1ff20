import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { createAttemptsRepository, createProveOwnPassword, type PasswordHasher } from '../../ground/identity/index.ts';
import { createIdentitySeals } from '../registration/index.ts';
import { accountJobs } from './account.jobs.ts';
import { createContactSeals } from './contact-seals.ts';
import { forgetOldChanges } from './data/contact-changes.repository.ts';
import { forgetOldExports } from './data/data-exports.repository.ts';
import { contactChangesRoutes } from './routes/contact-changes.route.ts';
import { correctionsRoutes } from './routes/corrections.route.ts';
import { organisationRoutes } from './routes/organisation.route.ts';
import { ownDataRoutes } from './routes/own-data.route.ts';
import { ownDetailsRoutes } from './routes/own-details.route.ts';

export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  /** The one of this process. */
  readonly hasher: PasswordHasher;
  readonly dataKey: Buffer;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when'>;
  readonly demonstration: boolean;
}

const anHourMs = 60 * 60 * 1000;

/** What people with an account know and change about themselves and the organisation they act for. */
export function accountModule(app: FastifyInstance, given: AccountDeps): ModuleWork {
  const { db, clock, hasher, dataKey } = given;
  const deps = {
    ...given,
    attempts: createAttemptsRepository(db),
    proveOwnPassword: createProveOwnPassword(db, hasher),
    seals: createContactSeals(dataKey),
    identitySeals: createIdentitySeals(dataKey),
  };
  ownDetailsRoutes(app, deps);
  contactChangesRoutes(app, deps);
  correctionsRoutes(app, deps);
  organisationRoutes(app, deps);
  ownDataRoutes(app, deps);
  accountJobs(deps);
  return {
    periodic: [
      { name: 'forget-contact-changes', everyMs: anHourMs, run: () => forgetOldChanges(db, clock.now()) },
      { name: 'forget-own-data', everyMs: anHourMs, run: () => forgetOldExports(db, clock.now()) },
    ],
  };
}
