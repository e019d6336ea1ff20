import type { FastifyInstance } from 'fastify';
import { provideOwnCases } from '../assessments/index.ts';
import { casesOfPenalties } from './cases-of-penalties.ts';
import { decidePenalties } from './decide-penalty.ts';
import { decideRemissions } from './decide-remission.ts';
import type { PenaltiesDeps } from './penalties-deps.ts';
import { ownPenaltiesRoute } from './routes/own-penalties.route.ts';
import { penaltiesRoutes } from './routes/penalties.route.ts';
import { remissionsRoute } from './routes/remissions.route.ts';

/** Penalties and interest of lateness: worked out, approved by another person, billed; and their remission. */
export function penaltiesModule(app: FastifyInstance, deps: PenaltiesDeps): void {
  provideOwnCases(casesOfPenalties);
  penaltiesRoutes(app, deps);
  remissionsRoute(app, deps);
  ownPenaltiesRoute(app, deps);
  decidePenalties(deps);
  decideRemissions(deps);
}
