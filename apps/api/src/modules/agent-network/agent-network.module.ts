import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/create-jobs.ts';
import { createSecretBox } from '../../platform/keys/secret-box.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createHomeAreas } from '../lookups/index.ts';
import { agentNetworkJobs } from './agent-network.jobs.ts';
import { createAgentApplicationsRepository } from './data/agent-applications.repository.ts';
import { createNetworkMembersRepository } from './data/network-members.repository.ts';
import type { LetterSender } from './mail/application-letter.ts';
import { applicationsRoutes } from './routes/applications.route.ts';
import { membersRoutes } from './routes/members.route.ts';
import { type PreRegisterAgent, reviewApplicationsRoutes } from './routes/review-applications.route.ts';

export interface AgentNetworkDeps extends LetterSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  /** NINs of undecided applications lie in the database under it. */
  readonly dataKey: Buffer;
  /** Given by the composition root: registration belongs to another module. */
  readonly preRegisterAgent: PreRegisterAgent;
}

/** Agents and collectors: the public list, checking a card, applying to become an agent, deciding it. */
export function agentNetworkModule(app: FastifyInstance, given: AgentNetworkDeps): void {
  const { db } = given;
  const deps = {
    ...given,
    members: createNetworkMembersRepository(db),
    applications: createAgentApplicationsRepository(db),
    areas: createHomeAreas(db),
    secretBox: createSecretBox(given.dataKey, 'agent applications'),
  };
  membersRoutes(app, deps);
  applicationsRoutes(app, deps);
  reviewApplicationsRoutes(app, deps);
  agentNetworkJobs(deps);
}
