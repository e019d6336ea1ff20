import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caseload } from './caseload.ts';
import { createCoversRepository } from './data/covers.repository.ts';
import { createWorkRepository } from './data/work.repository.ts';
import { assignmentRoutes } from './routes/assignment.route.ts';
import { capacitiesRoutes } from './routes/capacities.route.ts';
import { coversRoutes } from './routes/covers.route.ts';
import { queueRoutes } from './routes/queue.route.ts';

export interface CaseloadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

/** The queue of all cases, whatever they are about: who has them, who decides them, who stands in. */
export function caseloadModule(app: FastifyInstance, given: CaseloadDeps): void {
  const deps = { ...given, works: createWorkRepository(given.db), covers: createCoversRepository(given.db) };
  queueRoutes(app, deps);
  assignmentRoutes(app, deps);
  coversRoutes(app, deps);
  capacitiesRoutes(app, deps);
}
