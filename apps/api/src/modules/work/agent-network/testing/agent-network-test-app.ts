import { randomBytes, randomUUID } from 'node:crypto';
import type { AgentApplication } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { createDocumentPress } from '../../../ground/papers/index.ts';
import { createBadgeCheck } from '../../street/index.ts';
import { createOfficerCheck } from '../../tax-managers/index.ts';
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
  const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
  afterAll(() => press.close());
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: false },
  };
  const preRegistered: ApprovedAgent[] = [];
  const registration = { isAway: false };
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) =>
    agentNetworkModule(app, {
      ...surroundings,
      dataKey: randomBytes(32),
      caseload: createCaseload({ db, clock: surroundings.clock }),
      findOfficer: createOfficerCheck(db),
      findEnumerator: createBadgeCheck(db),
      press,
      issuer,
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
