import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { provideOwnCases } from '../assessments/index.ts';
import { createFieldSeal, createStreetSecrets } from '../street/index.ts';
import { casesOfEnforcement } from './cases-of-enforcement.ts';
import { casesOfSubstitutions } from './cases-of-substitutions.ts';
import { decideEnforcement } from './decide-enforcement.ts';
import { decideSubstitutions } from './decide-substitutions.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { followEnforcements } from './follow-enforcements.ts';
import { followSubstitutions } from './follow-substitutions.ts';
import { departureRoute } from './routes/departure.route.ts';
import { enforcementRoutes } from './routes/enforcement.route.ts';
import { ownEnforcementRoute } from './routes/own-enforcement.route.ts';
import { ownSubstitutionRoutes } from './routes/own-substitution.route.ts';
import { stepRoutes } from './routes/steps.route.ts';
import { substitutionStepRoutes } from './routes/substitution-steps.route.ts';
import { substitutionRoutes } from './routes/substitutions.route.ts';
import { visitReportRoutes } from './routes/visit-reports.route.ts';
import { visitSheetRoutes } from './routes/visit-sheet.route.ts';

const minuteMs = 60_000;

/** Demands that lapsed, enforced by lawful steps alone: legal check, court order, visit, release or sale; or by whoever owes the taxpayer. */
export function enforcementModule(app: FastifyInstance, deps: EnforcementDeps): ModuleWork {
  provideOwnCases(casesOfEnforcement);
  provideOwnCases(casesOfSubstitutions);
  enforcementRoutes(app, deps);
  stepRoutes(app, deps);
  departureRoute(app, deps);
  ownEnforcementRoute(app, deps);
  decideEnforcement(deps);
  substitutionRoutes(app, deps);
  substitutionStepRoutes(app, deps);
  ownSubstitutionRoutes(app, deps);
  decideSubstitutions(deps);
  const [secrets, seal] = [createStreetSecrets(deps.dataKey), createFieldSeal(deps.dataKey)];
  visitSheetRoutes(app, deps, secrets, seal);
  visitReportRoutes(app, deps, secrets, seal);
  return {
    periodic: [
      { name: 'follow-enforcements', everyMs: minuteMs, run: () => followEnforcements(deps) },
      { name: 'follow-substitutions', everyMs: minuteMs, run: () => followSubstitutions(deps) },
    ],
  };
}
