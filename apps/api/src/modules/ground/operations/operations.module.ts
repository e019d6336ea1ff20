import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { serveKeyFigure } from './key-figure.ts';
import { type JobsRoutesDeps, jobsRoutes } from './routes/jobs.route.ts';
import { type KeysRouteDeps, keysRoute, noteReceiptKey } from './routes/keys.route.ts';
import { type WatchDeps, watchDatabase } from './watch-database.ts';

/** What runs in the background, and with what receipts are signed. */
export function operationsModule(app: FastifyInstance, deps: JobsRoutesDeps & KeysRouteDeps & WatchDeps): ModuleWork {
  jobsRoutes(app, deps);
  keysRoute(app, deps);
  serveKeyFigure(deps);
  return { atStart: () => noteReceiptKey(deps.db, deps.receiptKeys), periodic: [watchDatabase(deps)] };
}
