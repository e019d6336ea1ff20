import { randomBytes, randomUUID } from 'node:crypto';
import type { AgentApplication, Role } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
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

/** The real module on a real database; callers are who their token says, mails are kept, jobs run when asked. */
export async function startAgentNetwork(db: Database) {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into users (email, first_name, last_name) values ($1, 'Ladi', 'Bitrus') returning id`,
    [`${randomBytes(6).toString('hex')}@demo.test`],
  );
  const staffId = rows[0]?.id ?? '';
  const app = await createHttpServer({
    identify: async (authorization) => ({
      id: staffId,
      roles: [authorization.replace('Bearer ', '') as Role],
      sessionId: '019aa000-0000-7000-8000-000000000000',
    }),
  });
  const mails: Mail[] = [];
  const taken: { name: string; data: object }[] = [];
  const preRegistered: ApprovedAgent[] = [];
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  const registration = { isAway: false };
  agentNetworkModule(app, {
    db,
    clock: { now: () => new Date() },
    dataKey: randomBytes(32),
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: true,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data) => void taken.push({ name, data }),
    },
    async preRegisterAgent(_transaction, agent) {
      if (registration.isAway) throw new Error('away');
      preRegistered.push(agent);
    },
  });
  await app.ready();
  afterAll(() => app.close());

  function call(method: 'GET' | 'POST', path: string, { body, as }: { body?: object; as?: Role } = {}) {
    return app.inject({
      method,
      url: `/api/v1${path}`,
      ...(as && { headers: { authorization: `Bearer ${as}` } }),
      ...(body && { payload: body }),
    });
  }
  return {
    call,
    mails,
    staffId,
    preRegistered,
    registration,
    async runJobs() {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
    async apply(changes: object = {}, submissionId: string = randomUUID()) {
      const application = { ...anApplication, email: `${randomBytes(5).toString('hex')}@sule.example`, ...changes };
      return call('POST', '/agent-applications', { body: { submissionId, language: 'en', application } });
    },
    async audit(subject: string) {
      const { rows: entries } = await db.$client.query<{ actor: string; action: string }>(
        'select actor, action from audit_log where subject = $1 order by position',
        [subject],
      );
      return entries;
    },
  };
}
