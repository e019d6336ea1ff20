import type { FastifyInstance } from 'fastify';
import { tellClientsOfActing } from './data/tell-client.ts';
import { clientBillsRoute } from './routes/client-bills.route.ts';
import { clientsRoutes } from './routes/clients.route.ts';
import { type RepresentationDeps, representativesRoutes } from './routes/representatives.route.ts';

/** Who may act for whom: given by code, accepted, ended by either side. */
export function representationModule(app: FastifyInstance, deps: RepresentationDeps): void {
  tellClientsOfActing(app, deps);
  representativesRoutes(app, deps);
  clientsRoutes(app, deps);
  clientBillsRoute(app, deps);
}
