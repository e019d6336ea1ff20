import type { FastifyInstance } from 'fastify';
import { provideOwnCases } from '../assessments/index.ts';
import { casesOfDemands } from './cases-of-demands.ts';
import { decideDemands } from './decide-demands.ts';
import type { DemandsDeps } from './demands-deps.ts';
import { demandRoutes } from './routes/demand.route.ts';
import { ownDemandRoute } from './routes/own-demand.route.ts';
import { prepareRoutes } from './routes/prepare.route.ts';

/** Last calls to pay: prepared, approved and issued by two persons, served with proof, and followed by their bills. */
export function demandsModule(app: FastifyInstance, deps: DemandsDeps): void {
  provideOwnCases(casesOfDemands);
  prepareRoutes(app, deps);
  demandRoutes(app, deps);
  ownDemandRoute(app, deps);
  decideDemands(deps);
}
