import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { createReadAs } from '../../../platform/scope/read-as.ts';
import { createFieldSeal } from './application/field-seal.ts';
import { createStreetSecrets } from './application/secrets.ts';
import { createSight } from './data/sight.repository.ts';
import { forgetFieldTraces } from './forget-traces.ts';
import { enumeratorsRoutes } from './routes/enumerators.route.ts';
import { fieldChecksRoutes } from './routes/field-checks.route.ts';
import { fieldPageRoutes } from './routes/field-page.route.ts';
import { fieldRecordsRoutes } from './routes/field-records.route.ts';
import { officerPhonesRoutes } from './routes/officer-phones.route.ts';
import { spotChecksRoutes } from './routes/spot-checks.route.ts';
import type { StreetDeps } from './street-deps.ts';

const forgetEveryMs = 3_600_000;

/** Who goes into the street, their phones, and the records that come from there. */
export function streetModule(app: FastifyInstance, deps: StreetDeps): ModuleWork {
  const secrets = createStreetSecrets(deps.dataKey);
  enumeratorsRoutes(app, deps, secrets);
  const seal = createFieldSeal(deps.dataKey);
  const sight = createSight(createReadAs(deps.db));
  fieldPageRoutes(app, deps, secrets, seal);
  fieldChecksRoutes(app, deps, secrets, seal);
  fieldRecordsRoutes(app, deps, sight);
  spotChecksRoutes(app, deps, sight);
  officerPhonesRoutes(app, deps, secrets);
  return {
    periodic: [
      { name: 'forget-field-traces', everyMs: forgetEveryMs, run: (signal) => forgetFieldTraces(deps, signal) },
    ],
  };
}
