import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { clearanceChangedConsumer, judgeClearanceJob } from './clearance.jobs.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import { followClearance, judgeTaxpayer } from './follow-clearance.ts';
import { moveClearance } from './move-clearance.ts';
import { clearanceCountsRoute } from './routes/clearance-counts.route.ts';
import { mdaChecksRoute } from './routes/mda-checks.route.ts';
import { ownClearanceRoutes } from './routes/own-clearance.route.ts';
import { revocationsRoutes } from './routes/revocations.route.ts';
import { staffClearanceRoutes } from './routes/staff-clearance.route.ts';
import { yearStatementsRoutes } from './routes/year-statements.route.ts';

const lookEveryMs = 10 * 60_000;

/** Clearance: what blocks it and what that costs, certificates by the rules alone or by two persons, revocation, and checks. */
export function clearanceModule(app: FastifyInstance, deps: ClearanceDeps): ModuleWork {
  ownClearanceRoutes(app, deps);
  yearStatementsRoutes(app, deps);
  staffClearanceRoutes(app, deps);
  revocationsRoutes(app, deps);
  mdaChecksRoute(app, deps);
  clearanceCountsRoute(app, deps);
  moveClearance(deps);
  deps.jobs.handle(judgeClearanceJob, ({ tpui }) => judgeTaxpayer(deps, tpui));
  return {
    consumers: [clearanceChangedConsumer(deps.jobs)],
    periodic: [{ name: 'follow-clearance', everyMs: lookEveryMs, run: () => followClearance(deps) }],
  };
}
