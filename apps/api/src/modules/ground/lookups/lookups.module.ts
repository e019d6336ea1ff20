import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { answerWithEntityTags } from '../../../platform/http/answer-with-entity-tags.ts';
import { createLookupsRepository } from './data/lookups.repository.ts';
import { lookupRoutes, type WidgetScripts } from './routes/lookups.route.ts';

/** Reference lists change a few times a year and a gateway's availability within a minute. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=86400';

export interface LookupsDependencies {
  readonly db: Database;
  readonly widgetScripts?: WidgetScripts;
}

export function lookupsModule(app: FastifyInstance, { db, widgetScripts = {} }: LookupsDependencies): void {
  const lookups = createLookupsRepository(db);

  void app.register(async (scope) => {
    answerWithEntityTags(scope, cacheControl);
    lookupRoutes(scope, { lookups, widgetScripts });
  });
}
