import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { refreshNightly } from './nightly.ts';
import { type DueExtensionsDeps, dueExtensionsRoutes } from './routes/due-extensions.route.ts';
import { factsOfRoutes } from './routes/facts-of.route.ts';
import { obligationsOfRoutes } from './routes/obligations-of.route.ts';
import { ownFactsRoutes } from './routes/own-facts.route.ts';
import { ownObligationsRoute } from './routes/own-obligations.route.ts';

/** Who must file what, for which period and by which day: made from facts alone. */
export function obligationsModule(app: FastifyInstance, deps: DueExtensionsDeps): ModuleWork {
  ownObligationsRoute(app, deps);
  ownFactsRoutes(app, deps);
  obligationsOfRoutes(app, deps);
  factsOfRoutes(app, deps);
  dueExtensionsRoutes(app, deps);
  return { periodic: [refreshNightly(deps)] };
}
