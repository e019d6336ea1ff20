import { randomBytes, randomUUID } from 'node:crypto';
import type { AgentApplication } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { startModule } from '../../../testing/module-app.ts';
import { agentNetworkModule } from '../agent-network.module.ts';
import type { ApprovedAgent } from '../routes/review-applications.route.ts';

export const anApplication = {
  applicant: 'company',
  firstName: 'Halima',
  lastName: 'Sule',
  companyName: 'Sule Business Centre',
  rcNumber: 'RC 1234567',
  nin: '12345678901',
  email: 'halima@sule.example',
  phoneNumber: '0803 123 4567',
  lgaId: 23,
  area: 'Tudun Wada market',
  experienceYears: 4,
  experience: 'We have sold airtime and paid bills for customers for four years.',
  publishesPhone: true,
  hasAgreed: true,
} as const satisfies AgentApplication;

export async function startAgentNetwork(db: Database) {
  const preRegistered: ApprovedAgent[] = [];
  const registration = { isAway: false };
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) =>
    agentNetworkModule(app, {
      ...surroundings,
      dataKey: randomBytes(32),
      async preRegisterAgent(_transaction, agent) {
        if (registration.isAway) throw new Error('away');
        preRegistered.push(agent);
      },
    }),
  );
  return {
    ...started,
    preRegistered,
    registration,
    async apply(changes: object = {}, submissionId: string = randomUUID()) {
      const application = { ...anApplication, email: `${randomBytes(5).toString('hex')}@sule.example`, ...changes };
      return started.call('POST', '/agent-applications', { body: { submissionId, language: 'en', application } });
    },
  };
}
