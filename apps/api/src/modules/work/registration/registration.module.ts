import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { createAttemptsRepository, type PasswordHasher } from '../../ground/identity/index.ts';
import { createAgenciesRepository } from './data/agencies.repository.ts';
import { createAgentDocumentsRepository } from './data/agent-documents.repository.ts';
import { createAgentFeeRepository } from './data/agent-fee.repository.ts';
import { createAgentPreRegistrationsRepository } from './data/agent-pre-registrations.repository.ts';
import { createLookUpsRepository } from './data/look-ups.repository.ts';
import { createRegistrationsRepository } from './data/registrations.repository.ts';
import { decideIdentities } from './decide-identities.ts';
import { removeUnnamedPictures } from './documents/remove-unnamed-pictures.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { createIdentitySeals } from './identity-seals.ts';
import type { PreRegisterAgent } from './pre-register-agent.ts';
import { registrationJobs } from './registration.jobs.ts';
import { agenciesRoutes } from './routes/agencies.route.ts';
import { agentDocumentsRoutes } from './routes/agent-documents.route.ts';
import { agentPreRegistrationsRoutes } from './routes/agent-pre-registrations.route.ts';
import { agentRegistrationRoutes } from './routes/agent-registration.route.ts';
import { identityConfirmationsRoute } from './routes/identity-confirmations.route.ts';
import { lookUpsRoutes } from './routes/look-ups.route.ts';
import { ninRoute } from './routes/nin.route.ts';
import { registerRoute } from './routes/register.route.ts';

export interface RegistrationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  /** Of what agents hand in. */
  readonly store: DocumentStore;
  readonly agentRegistrationFeeKobo: number;
  /** The one of this process. */
  readonly hasher: PasswordHasher;
  /** National identity numbers lie in the database under it. */
  readonly dataKey: Buffer;
  readonly identityProvider: IdentityProvider;
  readonly preRegisterAgent: PreRegisterAgent;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'versionOf' | 'when'>;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

const anHourMs = 60 * 60 * 1000;
const aDayMs = 24 * anHourMs;

/** Registering by NIN, pre-registration of agents, and what an agent hands in. */
export function registrationModule(app: FastifyInstance, given: RegistrationDeps): ModuleWork {
  const { db, clock } = given;
  const deps = {
    ...given,
    attempts: createAttemptsRepository(db),
    seals: createIdentitySeals(given.dataKey),
    lookUps: createLookUpsRepository(db),
    agents: createAgentPreRegistrationsRepository(db),
    agencies: createAgenciesRepository(db),
    documents: createAgentDocumentsRepository(db),
    fees: createAgentFeeRepository(db),
    registrations: createRegistrationsRepository(db),
  };
  lookUpsRoutes(app, deps);
  registerRoute(app, deps);
  agenciesRoutes(app, deps);
  agentPreRegistrationsRoutes(app, deps);
  agentRegistrationRoutes(app, deps);
  agentDocumentsRoutes(app, deps);
  ninRoute(app, deps);
  identityConfirmationsRoute(app, deps);
  decideIdentities(deps);
  registrationJobs(deps);
  return {
    periodic: [
      { name: 'forget-look-ups', everyMs: anHourMs, run: () => deps.lookUps.forget(clock.now()) },
      { name: 'remove-unnamed-pictures', everyMs: aDayMs, run: (signal) => removeUnnamedPictures(deps, signal) },
    ],
  };
}
