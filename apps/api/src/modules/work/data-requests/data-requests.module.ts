import type { FastifyInstance } from 'fastify';
import { createDataRequestsRepository } from './data/data-requests.repository.ts';
import { type DataRequestsDeps, dataRequestsRoutes } from './routes/data-requests.route.ts';

/** Rights of data protection that people use in writing. */
export function dataRequestsModule(app: FastifyInstance, deps: Omit<DataRequestsDeps, 'requests'>): void {
  dataRequestsRoutes(app, { ...deps, requests: createDataRequestsRepository(deps.db) });
}
