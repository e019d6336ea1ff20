import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { createImportsRepository } from './data/imports.repository.ts';
import { releaseImports } from './release-import.ts';
import { importsRoutes } from './routes/imports.route.ts';
import { type UploadImportDeps, uploadImportRoute } from './routes/upload-import.route.ts';

export interface TaxpayerImportsDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
  readonly sheets: UploadImportDeps['sheets'];
}

/** Existing taxpayers, arrears and open bills from a spreadsheet: read, mapped, checked by row, let in by a second person, undone as one. */
export function taxpayerImportsModule(app: FastifyInstance, given: TaxpayerImportsDeps): void {
  const deps = { ...given, imports: createImportsRepository(given.db) };
  uploadImportRoute(app, deps);
  importsRoutes(app, deps);
  releaseImports(deps);
}
