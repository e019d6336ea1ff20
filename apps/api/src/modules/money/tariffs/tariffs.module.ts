import type { FastifyInstance } from 'fastify';
import { headFormRoutes } from './routes/head-form.route.ts';
import { type TariffsDeps, tariffsRoutes } from './routes/tariffs.route.ts';

/** What revenue heads ask and cost, in versions that two persons release. */
export function tariffsModule(app: FastifyInstance, deps: TariffsDeps): void {
  headFormRoutes(app, deps);
  tariffsRoutes(app, deps);
}
