import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { SignManifest } from '../../../platform/keys/sign-manifest.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { PresentReaders } from '../../ground/identity/index.ts';
import { createExportsRepository } from './data/exports.repository.ts';
import type { ExportPress } from './file/export-press.ts';
import { forgetExports } from './forget-exports.ts';
import { makeExport, makeExportJob } from './make-export.ts';
import { downloadExportRoute } from './routes/download-export.route.ts';
import { ownExportsRoutes } from './routes/own-exports.route.ts';
import { requestExportRoute } from './routes/request-export.route.ts';
import { signExportRoute } from './routes/sign-export.route.ts';

export interface ExportsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly store: DocumentStore;
  readonly exportPress: Pick<ExportPress, 'make'>;
  readonly readers: PresentReaders;
  readonly sign: SignManifest;
}

const forgetEveryMs = 10 * 60_000;

/** Registers the routes and says how a file is made. */
export function exportsModule(app: FastifyInstance, given: ExportsDeps): ModuleWork {
  const deps = { ...given, press: given.exportPress, exports: createExportsRepository(given.db) };
  requestExportRoute(app, deps);
  ownExportsRoutes(app, deps);
  downloadExportRoute(app, deps);
  signExportRoute(app, deps);
  given.jobs.handle(makeExportJob, ({ exportId }, signal) => makeExport(deps, exportId, signal));
  return {
    periodic: [{ name: 'forget-exports', everyMs: forgetEveryMs, run: (signal) => forgetExports(deps, signal) }],
  };
}
