import { randomBytes } from 'node:crypto';
import type { Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import {
  createPasswordHasher,
  createSessionChecker,
  createSessionsRepository,
  identityModule,
  newToken,
  tokenHashOf,
} from '../../../ground/identity/index.ts';
import { createForgetRegistrations } from '../forget-registrations.ts';
import type { IdentifiedPerson, IdentityAnswer, IdentityNumber } from '../identity-provider/identity-provider.ts';
import { createPreRegisterAgent } from '../pre-register-agent.ts';
import { registrationModule } from '../registration.module.ts';

const hauwa: IdentifiedPerson = {
  nin: '70000000001',
  personId: 'HAUWAA-0001',
  firstName: 'Hauwa',
  middleName: 'Ladi',
  lastName: 'Sule',
  dateOfBirth: '1990-02-28',
  gender: 'female',
  phoneNumber: '+2348030000001',
  email: 'hauwa.sule@people.test',
};

interface Besides {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly forgetPeople: ReturnType<typeof createForgetRegistrations>;
}

/** The real module on a real database, with a register that says what a test tells it to; messages are kept, jobs run when asked. */
export async function startRegistration(
  db: Database,
  /** Other modules that a test needs. */
  besides: (app: FastifyInstance, parts: Besides) => void = () => {},
) {
  let now = new Date();
  const clock = { now: () => now };
  const dataKey = randomBytes(32);
  const people = new Map<string, IdentifiedPerson>();
  let standing: IdentityAnswer | undefined;
  const asked: IdentityNumber[] = [];
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const taken: { name: string; data: object }[] = [];
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  const checker = createSessionChecker({ sessions: createSessionsRepository(db), clock, hearsOfEnds: () => false });
  const app = await createHttpServer({ identify: checker.identify });
  const stored = new Map<string, Buffer>();
  const storedAt = now;
  const store: DocumentStore = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key),
    remove: async (key) => void stored.delete(key),
    async *list(below) {
      for (const key of stored.keys()) if (key.startsWith(`${below}/`)) yield { key, storedAt };
    },
  };
  const person = {
    db,
    clock,
    dataKey,
    hasher: createPasswordHasher(),
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: false,
    mailer: { send: async (mail: Mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: (job: { readonly name: string }, handler: unknown) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction: unknown, { name }: { readonly name: string }, data: object) =>
        void taken.push({ name, data }),
    },
  };
  const forgetPeople = createForgetRegistrations(person);
  identityModule(app, {
    ...person,
    forgetPeople,
    releaseWork: async () => {},
    proposeDeciderChange: async () => '',
    secondFactorRoles: ['SuperAdmin'] satisfies Role[],
  });
  const preRegisterAgent = createPreRegisterAgent(person);
  const caseload = createCaseload({ db, clock });
  const { periodic = [] } = registrationModule(app, {
    ...person,
    preRegisterAgent,
    caseload,
    store,
    agentRegistrationFeeKobo: 1_000_000,
    sms: { send: async (sms) => void texts.push(sms) },
    identityProvider: {
      async find(number) {
        asked.push(number);
        const found = people.get('nin' in number ? number.nin : number.virtualNin);
        return standing ?? (found ? { outcome: 'found', person: found } : { outcome: 'not-found' });
      },
    },
  });
  besides(app, { ...person, forgetPeople });
  await app.ready();
  afterAll(() => app.close());

  function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string, headers = {}) {
    return app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    });
  }
  async function runJobs() {
    for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
  }

  return {
    app,
    caseload,
    stored,
    call,
    dataKey,
    people,
    mails,
    texts,
    taken,
    asked,
    preRegisterAgent,
    runJobs,
    /** What workers do from time to time. */
    runPeriodic: async (name: string) => periodic.find((task) => task.name === name)?.run(new AbortController().signal),
    now: () => now,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** What the register says whoever is asked for; undefined lets it look again. */
    registerSays: (answer: IdentityAnswer | undefined) => {
      standing = answer;
    },
    /** A person nobody looked up before. */
    newPerson(options: Partial<IdentifiedPerson> = {}): IdentifiedPerson & { readonly nin: string } {
      const nin = String(70_000_000_000 + Math.floor(Math.random() * 9_999_999_999));
      const email = `p${randomBytes(6).toString('hex')}@people.test`;
      const known = { ...hauwa, personId: `P-${nin}`, email, ...options, nin };
      people.set(nin, known);
      return known;
    },
    lookUp: (nin: string, agencyTypeId = 1, headers = {}) =>
      call('POST', '/registrations/look-ups', { nin, agencyTypeId }, undefined, headers),
    /** A look-up whose code was entered. */
    async proved(nin: string, agencyTypeId = 1): Promise<string> {
      const { lookUpToken } = (await call('POST', '/registrations/look-ups', { nin, agencyTypeId })).json();
      await runJobs();
      const code = /\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0];
      await call('POST', '/registrations/look-ups/proof', { lookUpToken, code });
      return lookUpToken;
    },
    async sessionOf(role: Role): Promise<{ token: string; id: string }> {
      return sessionOf(db, role, clock.now());
    },
  };
}

async function sessionOf(db: Database, role: Role, now: Date): Promise<{ token: string; id: string }> {
  const token = newToken();
  const id = await givenUser(db, { roles: [role] });
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', $3, $3, 900, $3::timestamptz + interval '1 hour')`,
    [tokenHashOf(token), id, now],
  );
  return { token, id };
}
