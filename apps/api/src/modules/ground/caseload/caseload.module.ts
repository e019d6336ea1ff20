import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Deadlines } from '../calendar/index.ts';
import type { Caseload } from './caseload.ts';
import { createCoversRepository } from './data/covers.repository.ts';
import { createWorkRepository } from './data/work.repository.ts';
import { assignmentRoutes } from './routes/assignment.route.ts';
import { capacitiesRoutes } from './routes/capacities.route.ts';
import { conflictsRoutes } from './routes/conflicts.route.ts';
import { coversRoutes } from './routes/covers.route.ts';
import { deadlinesRoutes } from './routes/deadlines.route.ts';
import { ownRequestsRoutes } from './routes/own-requests.route.ts';
import { queueRoutes } from './routes/queue.route.ts';
import { tellDeadlines } from './tell-deadlines.ts';

export interface CaseloadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly deadlines: Deadlines;
}

/** Deadlines are counted in days: whoever is told within minutes is told in time. */
const lookEveryMs = 5 * 60_000;

/** The queue of all cases, whatever they are about: who has them, who decides them, who stands in. */
export function caseloadModule(app: FastifyInstance, given: CaseloadDeps): ModuleWork {
  const deps = { ...given, works: createWorkRepository(given), covers: createCoversRepository(given.db) };
  queueRoutes(app, deps);
  assignmentRoutes(app, deps);
  coversRoutes(app, deps);
  conflictsRoutes(app, deps);
  capacitiesRoutes(app, deps);
  deadlinesRoutes(app, deps);
  ownRequestsRoutes(app, deps);
  return {
    periodic: [{ name: 'tell-deadlines', everyMs: lookEveryMs, run: (signal) => tellDeadlines(deps, signal) }],
  };
}
