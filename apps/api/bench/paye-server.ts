import { branchesRoutes } from '../src/modules/work/paye/routes/branches.route.ts';
import { columnsRoutes } from '../src/modules/work/paye/routes/columns.route.ts';
import { draftRoute } from '../src/modules/work/paye/routes/draft.route.ts';
import { returnRoutes } from '../src/modules/work/paye/routes/return.route.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import type { SignedInUser } from '../src/platform/http/call.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';

/** One replica with an employer's schedules and year; believes that everybody is the employer `EMPLOYER`. Says its port. */
const [userId = '', tpui = ''] = (process.env.EMPLOYER ?? '').split(' ');
const employer: SignedInUser = {
  id: userId,
  roles: ['Corporate'],
  sessionId: userId,
  scope: { kind: 'taxpayer', tpui },
};
const db = createDatabase(process.env.DATABASE_URL ?? '', { max: 10, name: 'bench' });
const clock = { now: () => new Date('2027-01-05T08:00:00Z') };
const app = await createHttpServer({ identify: async () => employer });
for (const routes of [draftRoute, returnRoutes, columnsRoutes, branchesRoutes]) routes(app, { db, clock });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => process.exit(0));
process.send?.(address);
