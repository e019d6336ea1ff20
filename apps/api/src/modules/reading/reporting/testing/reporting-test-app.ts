import type { Role, Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { seedDemoWorld } from '../../../../../seeds/seed-demo-world.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { foldTotals } from '../data/fold-totals.ts';
import type { ReportingDeps } from '../reporting.module.ts';

export const today = new Date('2026-11-20T09:00:00Z');
const noLog = { error: () => {}, info: () => {} } as never;

export const scopes = {
  SuperAdmin: { kind: 'state' },
  Admin: { kind: 'state' },
  Governor: { kind: 'totals' },
  'MDA User': { kind: 'mda', mdaId: 1, name: 'An MDA' },
  'Tax Office Director': { kind: 'tax-offices', taxOfficeId: 8, name: 'An office', reach: 'all' },
  'Tax Officer': { kind: 'tax-offices', taxOfficeId: 8, name: 'An office', reach: 'own' },
  'Expert System': { kind: 'expert-system', expertSystemId: 1, name: 'A system' },
} as const satisfies Partial<Record<Role, Scope>>;
export type Reader = keyof typeof scopes;

/** The reporting module over the demonstration world, as it is on 20 November 2026. `as` is a role with its scope above. */
export async function startReporting(
  db: Database,
  url: string,
  register: (app: FastifyInstance, deps: ReportingDeps) => unknown,
) {
  await seedDemoWorld(url, today);
  await foldTotals(db);
  const app = await createHttpServer({
    identify: async (role) =>
      role in scopes
        ? {
            id: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11',
            sessionId: role,
            roles: [role as Reader],
            scope: scopes[role as Reader],
          }
        : undefined,
  });
  const issuer = { serviceName: 'Kaduna State Internal Revenue Service', demonstration: true };
  register(app, { db, clock: { now: () => today }, log: noLog, issuer });
  await app.ready();
  afterAll(() => app.close());

  async function call(path: string, as?: Reader) {
    const response = await app.inject({ url: `/api/v1${path}`, headers: as ? { authorization: as } : {} });
    const type = String(response.headers['content-type']);
    const file = response.rawPayload;
    return { status: response.statusCode, type, file, body: type.includes('json') ? response.json() : undefined };
  }
  return {
    call,
    /** The answer, which must be one. */
    async read(path: string, as: Reader = 'SuperAdmin') {
      const { status, body } = await call(path, as);
      if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}
