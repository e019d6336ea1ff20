import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { provideOwnCases } from '../assessments/index.ts';
import { casesOfObjections } from './cases-of-objections.ts';
import { provideContestsOfObjections } from './contests-of-objections.ts';
import { followObjections } from './follow-objections.ts';
import { moveObjections } from './move-objections.ts';
import type { ObjectionsDeps } from './objections-deps.ts';
import { ownObjectionsRoutes } from './routes/own-objections.route.ts';
import { staffObjectionsRoutes } from './routes/staff-objections.route.ts';

/** The database says by itself that the ninety days are over; what follows is written within ten minutes. */
const lookEveryMs = 10 * 60_000;

/** Objections to assessments: lodged with five items, decided by two persons in ninety days, else upheld by law. */
export function objectionsModule(app: FastifyInstance, deps: ObjectionsDeps): ModuleWork {
  ownObjectionsRoutes(app, deps);
  staffObjectionsRoutes(app, deps);
  moveObjections(deps.caseload);
  provideContestsOfObjections(deps.caseload);
  provideOwnCases(casesOfObjections);
  return { periodic: [{ name: 'follow-objections', everyMs: lookEveryMs, run: () => followObjections(deps) }] };
}
