import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { createHomeAreas } from '../../ground/lookups/index.ts';
import { agentNetworkJobs } from './agent-network.jobs.ts';
import { createAgentApplicationsRepository } from './data/agent-applications.repository.ts';
import { createNetworkMembersRepository } from './data/network-members.repository.ts';
import type { MailSender } from './mail/application-mail.ts';
import { type AgentReviewsDeps, agentReviewsRoutes, openAgentReviews } from './routes/agent-reviews.route.ts';
import { applicationsRoutes } from './routes/applications.route.ts';
import { type MembersDeps, membersRoutes } from './routes/members.route.ts';
import { type PreRegisterAgent, reviewApplicationsRoutes } from './routes/review-applications.route.ts';

export interface AgentNetworkDeps extends MailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  /** NINs of undecided applications lie in the database under it. */
  readonly dataKey: Buffer;
  /** Given by the composition root: registration belongs to another module. */
  readonly preRegisterAgent: PreRegisterAgent;
  readonly caseload: AgentReviewsDeps['caseload'];
  readonly findOfficer: MembersDeps['findOfficer'];
  readonly findEnumerator: MembersDeps['findEnumerator'];
  readonly press: MembersDeps['press'];
  readonly issuer: MembersDeps['issuer'];
}

const lookEveryMs = 30_000;

/** Agents and collectors: the public list, checking a card, applying to become an agent, deciding it. */
export function agentNetworkModule(app: FastifyInstance, given: AgentNetworkDeps): ModuleWork {
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
  agentReviewsRoutes(app, deps);
  agentNetworkJobs(deps);
  return {
    periodic: [
      { name: 'open-agent-reviews', everyMs: lookEveryMs, run: async () => void (await openAgentReviews(deps)) },
    ],
  };
}
