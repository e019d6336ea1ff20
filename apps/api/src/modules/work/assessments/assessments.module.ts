import type { FastifyInstance } from 'fastify';
import type { AssessmentsDeps } from './assessments-deps.ts';
import { casesOfAssessments } from './cases-of-assessments.ts';
import { decideAssessments } from './decide-assessments.ts';
import { provideOwnCases } from './own-cases.ts';
import { assessmentRoutes } from './routes/assessment.route.ts';
import { ownCasesRoutes } from './routes/own-cases.route.ts';
import { proposeRoute } from './routes/propose.route.ts';

/** Tax that the office assesses: proposed, approved by another, served and billed; and what taxpayers see of it. */
export function assessmentsModule(app: FastifyInstance, deps: AssessmentsDeps): void {
  provideOwnCases(casesOfAssessments);
  proposeRoute(app, deps);
  assessmentRoutes(app, deps);
  ownCasesRoutes(app, deps);
  decideAssessments(deps);
}
