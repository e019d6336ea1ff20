import type { Scope } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { standbyAge } from '../../../platform/db/standby-age.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { createReadAs } from '../../../platform/scope/read-as.ts';
import type { ReportReaderDeps } from './data/read-report.ts';

/** Where figures for `scope` are read from now. */
export type ReadFiguresFor = (scope: Scope) => Promise<ReportReaderDeps>;

export interface FiguresReaderOptions {
  /** The database itself. */
  readonly main: ReportReaderDeps;
  /** A standby of it, when there is one. */
  readonly standby: Database | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Figures that are older than this would be taken for today's. */
const oldestMs = 60_000;

/**
 * Sums and figures of the service come from a standby, where they disturb nobody who pays, as of the moment that it has come to: `asOf`
 * says so to the reader. Lists, records and whatever a taxpayer sees of their own are read from the database itself: who has just paid,
 * or decided, sees it. Where the standby is away or far behind, the database answers.
 */
export function createFiguresReader({ main, standby, log }: FiguresReaderOptions): ReadFiguresFor {
  if (!standby) return async () => main;
  const readAs = createReadAs(standby);
  return async (scope) => {
    if (scope.kind === 'taxpayer' || scope.kind === 'unproved') return main;
    try {
      const ageMs = await standbyAge(standby.$client);
      if (ageMs === undefined || ageMs > oldestMs) return main;
      return { readAs, clock: { now: () => new Date(main.clock.now().getTime() - ageMs) } };
    } catch (error) {
      log.warn({ err: error }, 'the standby for figures does not answer');
      return main;
    }
  };
}
