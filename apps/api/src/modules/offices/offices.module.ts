import type { FastifyInstance } from 'fastify';
import { listOfficesRoute, type OfficesDeps } from './routes/list-offices.route.ts';

export function officesModule(app: FastifyInstance, deps: OfficesDeps): void {
  listOfficesRoute(app, deps);
}
