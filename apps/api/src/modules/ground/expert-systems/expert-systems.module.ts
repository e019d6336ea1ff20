import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../caseload/index.ts';
import type { ProveSecondFactor } from '../identity/index.ts';
import { createContractDocumentsRepository } from './data/contract-documents.repository.ts';
import { createExpertSystemsRepository } from './data/expert-systems.repository.ts';
import { contractDocumentsRoutes } from './routes/contract-documents.route.ts';
import { expertSystemsRoutes } from './routes/expert-systems.route.ts';
import { ownExpertSystemRoutes } from './routes/own-expert-system.route.ts';
import { standingRoutes } from './routes/standing.route.ts';

export interface ExpertSystemsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: DocumentStore;
  readonly caseload: Caseload;
  readonly proveSecondFactor: ProveSecondFactor;
}

/** Third parties that raise bills: who they are, what they may bill, and whether they may at all. */
export function expertSystemsModule(app: FastifyInstance, given: ExpertSystemsDeps): void {
  const deps = { ...given, systems: createExpertSystemsRepository(given.db) };
  expertSystemsRoutes(app, deps);
  standingRoutes(app, deps);
  ownExpertSystemRoutes(app, deps);
  contractDocumentsRoutes(app, { ...deps, documents: createContractDocumentsRepository(given.db) });
}
