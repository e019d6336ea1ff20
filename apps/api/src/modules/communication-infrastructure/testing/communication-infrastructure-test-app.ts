import { randomBytes, randomUUID } from 'node:crypto';
import type { Declaration, FibreRoute, Role, Site } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { communicationInfrastructureModule } from '../communication-infrastructure.module.ts';

export const aSite: Site = {
  kind: 'mast',
  name: 'KAD-0012',
  lgaId: 9,
  place: 'Ungwan Rimi, behind the market',
  heightMetres: 45,
  power: 'hybrid',
  sharers: 1,
  latitude: 10.55,
  longitude: 7.45,
};
export const aRoute: FibreRoute = { lgaId: 9, from: 'Kawo', to: 'Barnawa', metres: 1200, ducts: 2 };
export const aDeclaration: Declaration = {
  companyName: 'Savanna Towers Limited',
  rcNumber: 'RC123456',
  contactName: 'Ngozi Eze',
  email: 'ngozi@savanna.example',
  phoneNumber: '08031234567',
  address: '4 Kanta Road, Kaduna',
  sites: [aSite, { ...aSite, kind: 'tower', name: 'KAD-0013', power: 'grid', latitude: null, longitude: null }],
  fibreRoutes: [aRoute],
};
/** A mast, a tower, a generator, 1,200 m of route with two ducts, by the seeded tariff. */
export const itsTotalKobo = 250_000_00 + 400_000_00 + 35_000_00 + 1200 * 145_00 + 2400 * 60_00;

/** The real module on a real database; callers are who their token says, mails are kept, jobs run when asked. */
export async function startCommunicationInfrastructure(db: Database) {
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
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  communicationInfrastructureModule(app, {
    db,
    clock: { now: () => new Date() },
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: true,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data) => void taken.push({ name, data }),
    },
  });
  await app.ready();
  afterAll(() => app.close());

  function call(method: 'GET' | 'POST', path: string, { body, as }: { body?: object; as?: Role } = {}) {
    return app.inject({
      method,
      url: `/api/v1/communication-infrastructure${path}`,
      ...(as && { headers: { authorization: `Bearer ${as}` } }),
      ...(body && { payload: body }),
    });
  }
  return {
    call,
    mails,
    staffId,
    async runJobs() {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
    submit: (
      changes: Partial<Declaration> = {},
      { total = itsTotalKobo, submissionId = randomUUID() as string } = {},
    ) => {
      const declaration = { ...aDeclaration, email: `${randomBytes(5).toString('hex')}@savanna.example`, ...changes };
      return call('POST', '/declarations', {
        body: { submissionId, language: 'en', shownTotalKobo: total, declaration },
      });
    },
  };
}
