import { createAgentPreRegistration, listAgentPreRegistrations, withdrawAgentPreRegistration } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  type AgentPreRegistrationsRepository,
  withdrawPreRegistration,
} from '../data/agent-pre-registrations.repository.ts';
import type { PreRegisterAgent } from '../pre-register-agent.ts';

export interface AgentPreRegistrationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentPreRegistrationsRepository;
  readonly preRegisterAgent: PreRegisterAgent;
}

export function agentPreRegistrationsRoutes(app: FastifyInstance, deps: AgentPreRegistrationsDeps): void {
  const { db, clock, agents, preRegisterAgent } = deps;

  serve(app, listAgentPreRegistrations, async ({ query }) => {
    return presentPage(await agents.list(query), (row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });

  serve(app, createAgentPreRegistration, async ({ body: { agencyId, ...person } }, { user }) => {
    const actor = { userId: user.id };
    const known = await db.transaction((tx) => preRegisterAgent(tx, { ...person, agency: { agencyId }, actor }));
    const { nin, ...shown } = person;
    return {
      ...known,
      ...shown,
      ninLast4: nin.slice(-4),
      status: 'waiting' as const,
      createdAt: clock.now().toISOString(),
    };
  });

  serve(app, withdrawAgentPreRegistration, async ({ params }, { user }) => {
    await db.transaction(async (tx) => {
      const withdrawn = await withdrawPreRegistration(tx, params.id, clock.now());
      if (withdrawn === undefined) throw new BusinessError('agent.pre-registration-not-found');
      if (!withdrawn) throw new BusinessError('agent.pre-registration-used');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'agent.pre-registration-withdrawn',
        subject: `agent-pre-registration:${params.id}`,
      });
    });
    return {};
  });
}
