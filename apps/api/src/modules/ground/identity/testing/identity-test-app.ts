import { randomBytes, randomUUID } from 'node:crypto';
import { countUnreadNotices, type Door, doorOf, type Role } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { createSecretBox } from '../../../../platform/keys/secret-box.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createSessionsRepository } from '../data/sessions.repository.ts';
import type { AskedOf } from '../decider-changes.ts';
import { identityModule } from '../identity.module.ts';
import { codeAt, newTotpSecret } from '../one-time-codes.ts';
import { createPasswordHasher } from '../password-hasher.ts';
import { createSessionChecker } from '../session-checker.ts';

export const password = 'Kaduna-River-2026';
const passwordHash = await createPasswordHasher().hash(password);
const dataKey = randomBytes(32);
const secretBox = createSecretBox(dataKey, 'second factors');

interface AccountOptions {
  readonly roles?: readonly string[];
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly hasSecondFactor?: boolean;
}

interface GivenAccount {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  /** Of the second factor. */
  readonly secret: string;
}

export async function givenAccount(db: Database, options: AccountOptions = {}): Promise<GivenAccount> {
  const { roles = ['Individual'], isVerified = true, hasSecondFactor = false } = options;
  const email = options.email ?? `${randomBytes(6).toString('hex')}@demo.test`;
  const id = await givenUser(db, { email, roles, passwordHash, isVerified });
  const secret = newTotpSecret();
  if (hasSecondFactor) {
    await db.$client.query(
      'insert into second_factors (user_id, secret_encrypted, enrolled_at) values ($1, $2, now())',
      [id, secretBox.seal(secret, id)],
    );
  }
  return { id, email, role: roles[0] ?? '', secret };
}

/** One replica: the real module on a real database, with its own clock; mails are kept, jobs run when asked. */
export async function startIdentity(db: Database, { hearsOfEnds = (): boolean => false } = {}) {
  let now = new Date();
  let meanwhile = async (): Promise<void> => {};
  const hasher = createPasswordHasher();
  const clock = { now: () => now };
  const checker = createSessionChecker({ sessions: createSessionsRepository(db), clock, hearsOfEnds });
  const app = await createHttpServer({ identify: checker.identify });
  const mails: Mail[] = [];
  const taken: { name: string; data: object }[] = [];
  const proposals: AskedOf[] = [];
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  const { periodic = [] } = identityModule(app, {
    db,
    clock,
    hasher: {
      hash: hasher.hash,
      async verify(hash, tried, turn) {
        const isRight = await hasher.verify(hash, tried, turn);
        await meanwhile();
        return isRight;
      },
    },
    dataKey,
    secondFactorRoles: ['Admin', 'Administrator', 'SuperAdmin', 'Governor'] satisfies Role[],
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: false,
    forgetPeople: async () => {},
    releaseWork: async () => {},
    proposeDeciderChange: async (_transaction, proposal) => {
      proposals.push(proposal);
      return randomUUID();
    },
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data) => void taken.push({ name, data }),
    },
  });
  // Another module's; here for what it says about use.
  serve(app, countUnreadNotices, () => ({ unread: 0, isBounded: false }));
  await app.ready();
  afterAll(() => app.close());

  function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}) {
    const { body, token, ip = '41.58.0.1', headers = {} } = options;
    return app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: ip,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    });
  }
  const signIn = (email: string, door: Door = 'public', tried = password, ip?: string) =>
    call('POST', '/sessions', { body: { email, password: tried, door }, ...(ip && { ip }) });

  return {
    app,
    call,
    checker,
    mails,
    taken,
    /** What would wait for a second person; nothing happens here. */
    proposals,
    signIn,
    now: () => now,
    /** What somebody else does once, after the next password was checked and before anything comes of it. */
    meanwhile(act: () => Promise<unknown>) {
      meanwhile = async () => {
        meanwhile = async () => {};
        await act();
      };
    },
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async runJobs() {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
    /** What the module does from time to time. */
    async tidyUp() {
      for (const { run } of periodic) await run(new AbortController().signal);
    },
    /** The token of a session of this account, through its own door and with its second factor. */
    async sessionOf({ email, role, secret }: GivenAccount): Promise<string> {
      const door = doorOf(role);
      if (!door) throw new Error(`${role} has no door`);
      const answer = (await signIn(email, door)).json();
      if (answer.outcome === 'signed-in') return answer.token;
      const body = { challenge: answer.challenge, code: codeAt(secret, now) };
      return (await call('POST', '/sessions/second-factor', { body })).json().token;
    },
  };
}

interface CallOptions {
  readonly body?: object;
  readonly token?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
