import { randomBytes } from 'node:crypto';
import type { Role } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { createPasswordHasher } from '../../../ground/identity/index.ts';
import { accountModule } from '../account.module.ts';

export const password = 'Kaduna-River-2026';
const hasher = createPasswordHasher();
const passwordHash = await hasher.hash(password);

interface Person {
  readonly id: string;
  readonly tpui: string;
  readonly email: string;
}

/** The real module on a real database; messages are kept, jobs run when asked. */
export async function startAccount(db: Database) {
  let now = new Date('2026-11-23T08:00:00Z');
  const people = new Map<string, SignedInUser>();
  const app = await createHttpServer({ identify: async (authorization) => people.get(authorization) });
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const taken: { name: string; data: object }[] = [];
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  accountModule(app, {
    db,
    clock: { now: () => now },
    hasher,
    caseload: createCaseload({ db, clock: { now: () => now } }),
    dataKey: randomBytes(32),
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    sms: { send: async (sms) => void texts.push(sms) },
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data) => void taken.push({ name, data }),
    },
    serviceName: 'Kaduna State Internal Revenue Service',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: false,
  });
  await app.ready();
  afterAll(() => app.close());

  return {
    mails,
    texts,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as?: Person, body?: object) {
      return app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { ...(as && { authorization: as.id }) },
        ...(body && { payload: body }),
      });
    },
    async runJobs(): Promise<void> {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
    /** Somebody signed in; a taxpayer has what they said at the signup. */
    async person(role: Role): Promise<Person> {
      const email = `${randomBytes(6).toString('hex')}@demo.test`;
      const id = await givenUser(db, { roles: [role], email, passwordHash });
      const { rows } = await db.$client.query<{ tpui: string | null }>('select tpui from users where id = $1', [id]);
      const tpui = rows[0]?.tpui ?? '';
      if (tpui) await givenRegistration(db, id, role);
      people.set(id, { id, roles: [role], sessionId: id, scope: givenScope(role, tpui ? { tpui } : {}) });
      return { id, tpui, email };
    },
    /** Kinds of what somebody was told, the newest last. */
    async told({ id }: Person): Promise<readonly string[]> {
      const { rows } = await db.$client.query<{ kind: string }>(
        'select kind from notices where user_id = $1 order by id',
        [id],
      );
      return rows.map(({ kind }) => kind);
    },
    async audited(action: string): Promise<readonly { actor: string; subject: string; detail: unknown }[]> {
      const { rows } = await db.$client.query<{ actor: string; subject: string; detail: unknown }>(
        'select actor, subject, detail from audit_log where action = $1 order by position',
        [action],
      );
      return rows;
    },
  };
}

async function givenRegistration({ $client }: Pick<Database, '$client'>, userId: string, role: Role): Promise<void> {
  await $client.query('update users set user_type = $2 where id = $1', [userId, role]);
  await $client.query(
    `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
       state_id, lga_id, address_line1, identity_proof, registered_at)
     select $1::uuid, 1, 'u' || $1::uuid, '08031234567', '1980-02-03', 1, 'Trader', 'Nigerian', state_id, id, '12 Ahmadu Bello Way', 'code', now()
     from lgas order by id limit 1`,
    [userId],
  );
}
