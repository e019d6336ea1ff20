import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { givenScope } from '../../../../testing/given-user.ts';
import type { ReportingDeps } from '../reporting.module.ts';

export const ownerId = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11';
const noLog = { error: () => {}, info: () => {} } as never;

/** Modules as taxpayers call them: whoever signs in with a TPUI is its owner. */
export async function startOwn(
  db: Database,
  now: () => Date,
  register: (app: FastifyInstance, deps: ReportingDeps) => unknown,
) {
  const app = await createHttpServer({
    identify: async (tpui) => ({
      id: ownerId,
      sessionId: tpui,
      roles: tpui === 'staff' ? ['SuperAdmin'] : ['Individual'],
      scope: tpui === 'staff' ? { kind: 'state' } : givenScope('Individual', { tpui }),
    }),
  });
  register(app, { db, clock: { now }, log: noLog, issuer: { serviceName: 'The service', demonstration: true } });
  await app.ready();
  afterAll(() => app.close());
  async function call(path: string, as?: string, payload?: object) {
    const response = await app.inject({
      url: `/api/v1${path}`,
      headers: as ? { authorization: as } : {},
      ...(payload && { method: 'POST' as const, payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }
  return {
    call,
    /** The answer, which must be one. */
    async read(path: string, as: string) {
      const { status, body } = await call(path, as);
      if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}
