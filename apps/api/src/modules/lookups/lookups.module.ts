import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { answerWithEntityTags } from './answer-with-entity-tags.ts';
import { createLookupsRepository } from './data/lookups.repository.ts';
import { lookupRoutes } from './routes/lookups.route.ts';

export function lookupsModule(app: FastifyInstance, { db }: { db: Database }): void {
  const lookups = createLookupsRepository(db);

  void app.register(async (scope) => {
    answerWithEntityTags(scope);
    lookupRoutes(scope, { lookups });
  });
}
