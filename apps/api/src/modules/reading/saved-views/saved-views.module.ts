import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { createSavedViewsRepository } from './data/saved-views.repository.ts';
import { savedViewsRoutes } from './routes/saved-views.route.ts';

export function savedViewsModule(app: FastifyInstance, { db }: { readonly db: Database }): void {
  savedViewsRoutes(app, { views: createSavedViewsRepository(db) });
}
