import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { carryOutDecisions, carryOutDue } from './carry-out.ts';
import { createOfficeProposalsRepository } from './data/office-proposals.repository.ts';
import { createOfficeRecordsRepository } from './data/office-records.repository.ts';
import { type HolidaysDeps, holidaysRoutes } from './routes/holidays.route.ts';
import { listOfficesRoute, type OfficesDeps } from './routes/list-offices.route.ts';
import { officeProposalRoutes } from './routes/office-proposals.route.ts';
import { officeRecordRoutes } from './routes/office-record.route.ts';

/** An office that was decided to close today is closed within a minute. */
const lookEveryMs = 60_000;

export function officesModule(app: FastifyInstance, deps: OfficesDeps & HolidaysDeps): ModuleWork {
  const proposals = createOfficeProposalsRepository(deps.db);
  const records = createOfficeRecordsRepository(deps.db);
  const decided = { ...deps, proposals };
  listOfficesRoute(app, deps);
  holidaysRoutes(app, deps);
  officeRecordRoutes(app, { ...deps, records });
  officeProposalRoutes(app, { ...decided, records });
  carryOutDecisions(decided);
  return { periodic: [{ name: 'close-offices', everyMs: lookEveryMs, run: () => carryOutDue(decided) }] };
}
