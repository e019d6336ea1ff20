import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { provideOwnCases } from '../assessments/index.ts';
import { casesOfEnforcement } from './cases-of-enforcement.ts';
import { decideEnforcement } from './decide-enforcement.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { followEnforcements } from './follow-enforcements.ts';
import { departureRoute } from './routes/departure.route.ts';
import { enforcementRoutes } from './routes/enforcement.route.ts';
import { ownEnforcementRoute } from './routes/own-enforcement.route.ts';
import { stepRoutes } from './routes/steps.route.ts';

const minuteMs = 60_000;

/** Demands that lapsed, enforced by lawful steps alone: legal check, court order, visit, release or sale. */
export function enforcementModule(app: FastifyInstance, deps: EnforcementDeps): ModuleWork {
  provideOwnCases(casesOfEnforcement);
  enforcementRoutes(app, deps);
  stepRoutes(app, deps);
  departureRoute(app, deps);
  ownEnforcementRoute(app, deps);
  decideEnforcement(deps);
  return { periodic: [{ name: 'follow-enforcements', everyMs: minuteMs, run: () => followEnforcements(deps) }] };
}
