import type { Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { SignedInUser } from '../platform/http/call.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import type { Jobs } from '../platform/jobs/create-jobs.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import { givenScope, givenUser } from './given-user.ts';

export interface ModuleSurroundings {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

interface CallOptions {
  readonly body?: object;
  readonly as?: string;
  readonly language?: 'en' | 'ha';
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the peer; the gateway's own unless said. */
  readonly remoteAddress?: string;
}

/** A real module on a real database, with its own clock; mails are kept, jobs run when asked. `as` is the id of a user given before. */
export async function startModule(
  db: Database,
  now: string,
  register: (app: FastifyInstance, surroundings: ModuleSurroundings) => unknown,
) {
  let moment = new Date(now);
  const people = new Map<string, SignedInUser>();
  const app = await createHttpServer({ identify: async (authorization) => people.get(authorization) });
  const mails: Mail[] = [];
  const taken: { name: string; data: object; startAfter: Date | undefined }[] = [];
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  register(app, {
    db,
    clock: { now: () => moment },
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data, options) =>
        void taken.push({ name, data, startAfter: options?.startAfter }),
    },
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: true,
  });
  await app.ready();
  afterAll(() => app.close());

  return {
    mails,
    taken,
    setNow(to: string) {
      moment = new Date(to);
    },
    call(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      { body, as, language = 'en', headers, remoteAddress }: CallOptions = {},
    ) {
      return app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { 'accept-language': language, ...(as && { authorization: as }), ...headers },
        ...(body && { payload: body }),
        ...(remoteAddress && { remoteAddress }),
      });
    },
    /** One file, in the part named `file`. */
    upload(
      path: string,
      bytes: Buffer,
      { as, name = 'picture.jpg' }: { readonly as?: string; readonly name?: string } = {},
    ) {
      const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
      return app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { 'content-type': 'multipart/form-data; boundary=part', ...(as && { authorization: as }) },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
      });
    },
    /** Somebody of staff, signed in. */
    async staffMember(role: Role, taxOfficeId = 6, mdaId = 1): Promise<string> {
      const id = await givenUser(db, { roles: [role], firstName: 'Ladi', lastName: role, taxOfficeId, mdaId });
      people.set(id, { id, roles: [role], sessionId: id, scope: givenScope(role, { taxOfficeId, mdaId }) });
      return id;
    },
    /** A taxpayer, signed in, with a TPUI of their own. */
    async taxpayer(role: Role = 'Individual'): Promise<string> {
      const id = await givenUser(db, { roles: [role] });
      const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id]);
      people.set(id, { id, roles: [role], sessionId: id, scope: givenScope(role, { tpui: rows[0]?.tpui ?? '' }) });
      return id;
    },
    /** An account that the portal or another app made signs in with this role; what `as` takes. */
    signIn(id: string, role: Role, reach: Parameters<typeof givenScope>[1] = {}): string {
      people.set(id, { id, roles: [role], sessionId: id, scope: givenScope(role, reach) });
      return id;
    },
    async runJobs(): Promise<void> {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
    async audited(subject: string): Promise<readonly { actor: string; action: string }[]> {
      const { rows } = await db.$client.query<{ actor: string; action: string }>(
        'select actor, action from audit_log where subject = $1 order by position',
        [subject],
      );
      return rows;
    },
  };
}
