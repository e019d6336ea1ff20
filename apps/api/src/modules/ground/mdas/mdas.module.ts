import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Caseload } from '../caseload/index.ts';
import { createHeadChangesRepository } from './data/head-changes.repository.ts';
import { createMdasRepository } from './data/mdas.repository.ts';
import { createOwnMdaRepository } from './data/own-mda.repository.ts';
import { headsOfToday, releaseHeads } from './release-heads.ts';
import { mdasRoutes } from './routes/mdas.route.ts';
import { ownMdaRoutes } from './routes/own-mda.route.ts';
import { revenueHeadsRoutes } from './routes/revenue-heads.route.ts';

export interface MdasModuleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

/** A head that begins or ends at midnight does so within minutes. */
const lookEveryMs = 5 * 60_000;

/** Ministries, departments and agencies: as administrators look after them, and as their own people do. */
export function mdasModule(app: FastifyInstance, { db, clock, caseload }: MdasModuleDeps): ModuleWork {
  const deps = { db, clock, caseload, mdas: createMdasRepository(db), heads: createHeadChangesRepository(db) };
  mdasRoutes(app, deps);
  revenueHeadsRoutes(app, deps);
  releaseHeads(deps);
  ownMdaRoutes(app, { db, clock, caseload, own: createOwnMdaRepository(db) });
  return { periodic: [{ name: 'heads-of-today', everyMs: lookEveryMs, run: () => headsOfToday(deps) }] };
}
