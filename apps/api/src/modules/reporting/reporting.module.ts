import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ModuleWork } from '../../platform/jobs/module-work.ts';
import type { Logger } from '../../platform/logging/create-logger.ts';
import { createReadAs } from '../../platform/scope/read-as.ts';
import { foldTotals } from './data/fold-totals.ts';
import { tellNightly } from './nightly.ts';
import { billRecordRoute } from './routes/bill-record.route.ts';
import { figureRoutes } from './routes/figures.route.ts';
import { reportRoutes } from './routes/reports.route.ts';

export interface ReportingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A figure is about this late. */
const foldEveryMs = 1_000;

export function reportingModule(app: FastifyInstance, { db, clock, log }: ReportingDeps): ModuleWork {
  const reader = { readAs: createReadAs(db), clock };
  reportRoutes(app, reader);
  figureRoutes(app, reader);
  billRecordRoute(app, reader);
  return {
    periodic: [
      { name: 'fold-totals', everyMs: foldEveryMs, run: async (signal) => void (await foldTotals(db, signal)) },
      tellNightly({ db, clock, log }),
    ],
  };
}
