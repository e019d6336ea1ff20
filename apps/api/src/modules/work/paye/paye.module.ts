import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { forgetParts } from './data/drafts.repository.ts';
import { remindEmployers } from './data/remind-employers.ts';
import { remindOfReturns } from './data/remind-of-returns.ts';
import type { PayeDeps } from './paye-deps.ts';
import { branchesRoutes } from './routes/branches.route.ts';
import { certificateRoutes } from './routes/certificate.route.ts';
import { columnsRoutes } from './routes/columns.route.ts';
import { correctEmployeeRoute } from './routes/correct-employee.route.ts';
import { draftRoute } from './routes/draft.route.ts';
import { filingRoute } from './routes/filing.route.ts';
import { formARoutes } from './routes/form-a.route.ts';
import { nilRoute } from './routes/nil.route.ts';
import { papersRoutes } from './routes/papers.route.ts';
import { queryRoutes } from './routes/queries.route.ts';
import { returnRoutes } from './routes/return.route.ts';
import { scheduleRoutes } from './routes/schedule.route.ts';

/** Days are counted: whoever is told within ten minutes is told in time. */
const lookEveryMs = 10 * 60_000;
const forgetEveryMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Employers say each month what they deducted; the law is computed beside it, and what is filed is billed, and looked at by their office. */
export function payeModule(app: FastifyInstance, deps: PayeDeps): ModuleWork {
  scheduleRoutes(app, deps);
  columnsRoutes(app, deps);
  branchesRoutes(app, deps);
  draftRoute(app, deps);
  correctEmployeeRoute(app, deps);
  filingRoute(app, deps);
  nilRoute(app, deps);
  queryRoutes(app, deps);
  returnRoutes(app, deps);
  certificateRoutes(app, deps);
  formARoutes(app, deps);
  papersRoutes(app, deps);
  return {
    periodic: [
      { name: 'remind-employers', everyMs: lookEveryMs, run: () => remindEmployers(deps) },
      { name: 'remind-of-returns', everyMs: lookEveryMs, run: () => remindOfReturns(deps) },
      {
        name: 'forget-draft-parts',
        everyMs: forgetEveryMs,
        run: () => forgetParts(deps.db, new Date(deps.clock.now().getTime() - dayMs)),
      },
    ],
  };
}
