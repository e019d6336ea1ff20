import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { remindPayers, tellBeneficiaries } from './data/tell-people.ts';
import { acknowledgementRoute } from './routes/acknowledgement.route.ts';
import { columnsRoutes } from './routes/columns.route.ts';
import { creditNoteRoutes } from './routes/credit-note.route.ts';
import { draftRoute } from './routes/draft.route.ts';
import { filingRoute } from './routes/filing.route.ts';
import { queryRoutes } from './routes/queries.route.ts';
import { scheduleRoutes } from './routes/schedule.route.ts';
import type { WithholdingDeps } from './withholding-deps.ts';

/** Days are counted: whoever is told within ten minutes is told in time. */
const lookEveryMs = 10 * 60_000;

/** Payers say each month what they withheld; what is filed is billed, and what is receipted is the beneficiaries' credit. */
export function withholdingModule(app: FastifyInstance, deps: WithholdingDeps): ModuleWork {
  scheduleRoutes(app, deps);
  columnsRoutes(app, deps);
  draftRoute(app, deps);
  filingRoute(app, deps);
  acknowledgementRoute(app, deps);
  creditNoteRoutes(app, deps);
  queryRoutes(app, deps);
  return {
    periodic: [
      { name: 'remind-payers', everyMs: lookEveryMs, run: () => remindPayers(deps) },
      { name: 'tell-beneficiaries', everyMs: lookEveryMs, run: () => tellBeneficiaries(deps) },
    ],
  };
}
