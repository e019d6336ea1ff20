import { features, listFeaturesOff } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { createFeatureSwitches } from '../../../../platform/settings/feature-switches.ts';

/** What is switched off, in the reader's language; everything else is on. */
export function featuresOffRoute(app: FastifyInstance, { db }: { readonly db: Pick<Database, 'execute'> }): void {
  const switches = createFeatureSwitches(db);
  serve(app, listFeaturesOff, async (_, { language }) =>
    (await switches.off()).map((id) => ({
      id,
      name: features[id].name[language],
      effect: features[id].effect[language],
    })),
  );
}
