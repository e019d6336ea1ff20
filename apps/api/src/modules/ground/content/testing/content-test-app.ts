import { randomBytes } from 'node:crypto';
import type { AuthoredContent, ContentItem, Language, Role } from '@portal/contracts';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { givenScope } from '../../../../testing/given-user.ts';
import { contentModule } from '../content.module.ts';

/** The real module on a real database; who calls is said by the test. */
export async function startContent(db: Database) {
  let now = new Date();
  async function person(firstName: string, lastName: string) {
    const { rows } = await db.$client.query<{ id: string }>(
      'insert into users (email, first_name, last_name) values ($1, $2, $3) returning id',
      [`${randomBytes(6).toString('hex')}@demo.test`, firstName, lastName],
    );
    return rows[0]?.id ?? '';
  }
  const userId = await person('Amina', 'Bello');
  const secondId = await person('Binta', 'Sule');
  const app = await createHttpServer({
    identify: async (authorization) => {
      const [role, isSecond] = authorization.replace('Bearer ', '').split('/') as [Role, string?];
      const id = isSecond ? secondId : userId;
      return { id, roles: [role], sessionId: id, scope: givenScope(role) };
    },
  });
  contentModule(app, { db, clock: { now: () => now }, dataKey: randomBytes(32) });
  await app.ready();
  afterAll(() => app.close());

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}) {
    const { body, as, isSecond = false, language = 'en', headers = {} } = options;
    return app.inject({
      method,
      url: `/api/v1/content${path}`,
      headers: {
        'accept-language': language,
        ...(as && { authorization: `Bearer ${as}${isSecond ? '/second' : ''}` }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
  }
  const asSuperAdmin = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    isSecond = false,
  ) => {
    const response = await call(method, path, { as: 'SuperAdmin', isSecond, ...(body && { body }) });
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
    return response.json();
  };
  const asEditor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    asSuperAdmin(method, path, body);

  return {
    userId,
    secondId,
    call,
    asEditor,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async draft(slug: string, content: AuthoredContent): Promise<ContentItem> {
      return asEditor('POST', '/items', { slug, content });
    },
    /** Proposed by one, approved by another; read by the first. */
    async publish({ id, draftVersion }: ContentItem, at?: Date): Promise<ContentItem> {
      await asEditor('POST', `/items/${id}/proposal`, { draftVersion, ...(at && { at: at.toISOString() }) });
      await asSuperAdmin('POST', `/items/${id}/publications`, { draftVersion }, true);
      return asEditor('GET', `/items/${id}`);
    },
    auditOf: async (subject: string) => {
      const log = await db.$client.query<{ actor: string; action: string; detail: object }>(
        'select actor, action, detail from audit_log where subject = $1 order by position',
        [subject],
      );
      return log.rows;
    },
  };
}

interface CallOptions {
  readonly body?: object;
  readonly as?: Role;
  /** A colleague of the same role. */
  readonly isSecond?: boolean;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
}
