import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { provideOwnCases } from '../assessments/index.ts';
import { casesOfDiscrepancies } from './cases-of-discrepancies.ts';
import { compareReturns } from './compare-returns.ts';
import { decideDiscrepancies } from './decide-discrepancies.ts';
import type { DiscrepanciesDeps } from './discrepancies-deps.ts';
import { ownDiscrepanciesRoutes } from './routes/own-discrepancies.route.ts';
import { staffDiscrepanciesRoutes } from './routes/staff-discrepancies.route.ts';

/** The first look of a day begins that day's comparison; the next ones go on where a worker stopped. */
const lookEveryMs = 15 * 60_000;

/** What filed returns declare against what others said: compared every night, asked about, accepted or assessed. */
export function discrepanciesModule(app: FastifyInstance, deps: DiscrepanciesDeps): ModuleWork {
  provideOwnCases(casesOfDiscrepancies);
  staffDiscrepanciesRoutes(app, deps);
  ownDiscrepanciesRoutes(app, deps);
  decideDiscrepancies(deps);
  return {
    periodic: [{ name: 'compare-returns', everyMs: lookEveryMs, run: (signal) => compareReturns(deps, signal) }],
  };
}
