import type { FastifyInstance } from 'fastify';
import type { PremisesDeps } from './premises-deps.ts';
import { ownPremisesRoutes } from './routes/own-premises.route.ts';
import { premisesOfRoutes } from './routes/premises-of.route.ts';

/** The register of places where taxpayers trade. */
export function premisesModule(app: FastifyInstance, deps: PremisesDeps): void {
  ownPremisesRoutes(app, deps);
  premisesOfRoutes(app, deps);
}
