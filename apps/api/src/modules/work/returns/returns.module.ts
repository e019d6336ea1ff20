import type { FastifyInstance } from 'fastify';
import type { ReturnsDeps } from './returns-deps.ts';
import { acknowledgementRoutes } from './routes/acknowledgement.route.ts';
import { filingRoute } from './routes/filing.route.ts';
import { matchingRoutes } from './routes/matching.route.ts';
import { ownReturnsRoutes } from './routes/own-returns.route.ts';
import { prepareRoutes } from './routes/prepare.route.ts';
import { returnOfOfficeRoute } from './routes/return-of-office.route.ts';

/** Returns of every kind: filled in, prepared, worked out, filed once, and billed. */
export function returnsModule(app: FastifyInstance, deps: ReturnsDeps): void {
  prepareRoutes(app, deps);
  filingRoute(app, deps);
  ownReturnsRoutes(app, deps);
  matchingRoutes(app, deps);
  acknowledgementRoutes(app, deps);
  returnOfOfficeRoute(app, deps);
}
