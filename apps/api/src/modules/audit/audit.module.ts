import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import type { ModuleWork } from '../../platform/jobs/module-work.ts';
import { sealActivity } from './data/activity-log.repository.ts';
import { ownActivityRoute } from './routes/own-activity.route.ts';
import { verifyTrailRoute } from './routes/verify-trail.route.ts';

const sealEveryMs = 60_000;

export function auditModule(app: FastifyInstance, { db }: { readonly db: Database }): ModuleWork {
  ownActivityRoute(app, { db });
  verifyTrailRoute(app, { db });
  return {
    // What was noted is sealed about a minute later.
    periodic: [{ name: 'seal-activity', everyMs: sealEveryMs, run: async () => void (await sealActivity(db)) }],
  };
}
