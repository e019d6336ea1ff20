import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { assessPenalties } from './assess-penalty.ts';
import { followPlans } from './data/follow-plans.ts';
import { remindDaily } from './data/remind-of-bills.ts';
import { decidePlans } from './decide-plan.ts';
import type { PlansDeps } from './plans-deps.ts';
import { ownPlanRoutes } from './routes/own-plan.route.ts';
import { planRoute } from './routes/plan.route.ts';

/** Days are counted: whoever is told within ten minutes is told in time. */
const lookEveryMs = 10 * 60_000;

/** Bills that are paid in parts: asked for, decided by the home office, followed to their end. */
export function plansModule(app: FastifyInstance, deps: PlansDeps): ModuleWork {
  ownPlanRoutes(app, deps);
  planRoute(app, deps);
  decidePlans(deps);
  assessPenalties(deps);
  return {
    periodic: [{ name: 'follow-plans', everyMs: lookEveryMs, run: () => followPlans(deps) }, remindDaily(deps)],
  };
}
