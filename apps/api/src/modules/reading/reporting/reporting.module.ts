import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { createReadAs } from '../../../platform/scope/read-as.ts';
import { foldTotals } from './data/fold-totals.ts';
import type { YearIssuer } from './documents/year-content.ts';
import { createFiguresReader } from './figures-reader.ts';
import { tellMondays } from './monday-page.ts';
import { tellNightly } from './nightly.ts';
import { billRecordRoute } from './routes/bill-record.route.ts';
import { billTimelineRoute } from './routes/bill-timeline.route.ts';
import { figureRoutes } from './routes/figures.route.ts';
import { ownRoutes } from './routes/own.route.ts';
import { reportRoutes } from './routes/reports.route.ts';
import { yearDocumentRoute } from './routes/year-document.route.ts';

export interface ReportingDeps {
  readonly db: Database;
  /** A standby that figures are read from. */
  readonly standby?: Database | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Who prints the page of the year. */
  readonly issuer: YearIssuer;
}

/** A figure is about this late. */
const foldEveryMs = 1_000;

export function reportingModule(app: FastifyInstance, { db, standby, clock, log, issuer }: ReportingDeps): ModuleWork {
  const reader = { readAs: createReadAs(db), clock };
  const readerFor = createFiguresReader({ main: reader, standby, log });
  reportRoutes(app, reader, readerFor);
  figureRoutes(app, readerFor);
  yearDocumentRoute(app, { ...reader, log, issuer });
  billRecordRoute(app, reader);
  ownRoutes(app, reader);
  billTimelineRoute(app, { db, clock });
  return {
    periodic: [
      { name: 'fold-totals', everyMs: foldEveryMs, run: async (signal) => void (await foldTotals(db, signal)) },
      tellNightly({ db, clock, log }),
      tellMondays({ db, clock }),
    ],
  };
}
