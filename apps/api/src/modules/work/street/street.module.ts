import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { createFieldSeal } from './application/field-seal.ts';
import { createStreetSecrets } from './application/secrets.ts';
import { forgetFieldTraces } from './forget-traces.ts';
import { enumeratorsRoutes } from './routes/enumerators.route.ts';
import { fieldPageRoutes } from './routes/field-page.route.ts';
import { fieldRecordsRoutes } from './routes/field-records.route.ts';
import type { StreetDeps } from './street-deps.ts';

const forgetEveryMs = 3_600_000;

/** Who goes into the street, their phones, and the records that come from there. */
export function streetModule(app: FastifyInstance, deps: StreetDeps): ModuleWork {
  const secrets = createStreetSecrets(deps.dataKey);
  enumeratorsRoutes(app, deps, secrets);
  fieldPageRoutes(app, deps, secrets, createFieldSeal(deps.dataKey));
  fieldRecordsRoutes(app, deps);
  return {
    periodic: [
      { name: 'forget-field-traces', everyMs: forgetEveryMs, run: (signal) => forgetFieldTraces(deps, signal) },
    ],
  };
}
