import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { sealActivity } from './data/activity-log.repository.ts';
import { ownActivityRoute } from './routes/own-activity.route.ts';
import { verifyTrailRoute } from './routes/verify-trail.route.ts';

interface AuditDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const sealEveryMs = 60_000;

export function auditModule(app: FastifyInstance, deps: AuditDeps): ModuleWork {
  const { db } = deps;
  ownActivityRoute(app, { db });
  verifyTrailRoute(app, deps);
  return {
    // What was noted is sealed about a minute later.
    periodic: [{ name: 'seal-activity', everyMs: sealEveryMs, run: async () => void (await sealActivity(db)) }],
  };
}
