import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createReadAs } from '../../../platform/scope/read-as.ts';
import { createTaxpayerMergesRepository } from './data/taxpayer-merges.repository.ts';
import { createTaxpayerRecordRepository } from './data/taxpayer-record.repository.ts';
import { createTaxpayersRepository } from './data/taxpayers.repository.ts';
import { homeOfficeRoutes } from './routes/home-office.route.ts';
import { type MergesDeps, mergesRoutes } from './routes/merges.route.ts';
import { type OfficeChangeDeps, officeChangeRoutes } from './routes/office-change.route.ts';
import { type StandingChangesDeps, standingChangesRoutes } from './routes/standing-changes.route.ts';
import { taxpayerRoute } from './routes/taxpayer.route.ts';
import { taxpayerRecordRoute } from './routes/taxpayer-record.route.ts';

interface TaxpayersModuleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: OfficeChangeDeps['caseload'] & MergesDeps['caseload'] & StandingChangesDeps['caseload'];
}

/** The register of taxpayers: who they are to staff, and which office looks after them. */
export function taxpayersModule(app: FastifyInstance, given: TaxpayersModuleDeps): void {
  const { db } = given;
  const readAs = createReadAs(db);
  const deps = {
    ...given,
    taxpayers: createTaxpayersRepository(db, readAs),
    merges: createTaxpayerMergesRepository(db),
    records: createTaxpayerRecordRepository(db, readAs),
  };
  taxpayerRoute(app, deps);
  taxpayerRecordRoute(app, deps);
  homeOfficeRoutes(app, deps);
  mergesRoutes(app, deps);
  officeChangeRoutes(app, deps);
  standingChangesRoutes(app, deps);
}
