import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caseload } from '../caseload/index.ts';
import { createMdasRepository } from './data/mdas.repository.ts';
import { createOwnMdaRepository } from './data/own-mda.repository.ts';
import { mdasRoutes } from './routes/mdas.route.ts';
import { ownMdaRoutes } from './routes/own-mda.route.ts';

export interface MdasModuleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

/** Ministries, departments and agencies: as administrators look after them, and as their own people do. */
export function mdasModule(app: FastifyInstance, { db, clock, caseload }: MdasModuleDeps): void {
  mdasRoutes(app, { db, mdas: createMdasRepository(db) });
  ownMdaRoutes(app, { db, clock, caseload, own: createOwnMdaRepository(db) });
}
