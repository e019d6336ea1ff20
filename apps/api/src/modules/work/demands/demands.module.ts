import type { FastifyInstance } from 'fastify';
import { decideDemands } from './decide-demands.ts';
import type { DemandsDeps } from './demands-deps.ts';
import { demandRoutes } from './routes/demand.route.ts';
import { ownDemandRoute } from './routes/own-demand.route.ts';
import { prepareRoutes } from './routes/prepare.route.ts';

/** Last calls to pay: prepared, approved and issued by two persons, served with proof, and followed by their bills. */
export function demandsModule(app: FastifyInstance, deps: DemandsDeps): void {
  prepareRoutes(app, deps);
  demandRoutes(app, deps);
  ownDemandRoute(app, deps);
  decideDemands(deps);
}
