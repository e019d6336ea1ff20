import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Caseload, createCapacityActs } from '../caseload/index.ts';
import {
  type AccountActs,
  createAccountActs,
  createAccountReader,
  type ProposeDeciderChange,
} from '../identity/index.ts';
import { createDeciderChangesRepository } from './data/decider-changes.repository.ts';
import { decideChanges } from './decide-changes.ts';
import { proposeChange } from './propose-change.ts';
import { deciderChangesRoutes } from './routes/decider-changes.route.ts';
import { giveCapacityRoute } from './routes/give-capacity.route.ts';

interface DeciderChangesModuleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly acts: AccountActs;
  readonly proposeDeciderChange: ProposeDeciderChange;
}

/** Who decides is made and changed by two persons. */
export function deciderChangesModule(app: FastifyInstance, given: DeciderChangesModuleDeps): void {
  const { db } = given;
  const changes = createDeciderChangesRepository(db);
  const accounts = createAccountReader(db);
  const deps = { ...given, changes, accounts, capacities: createCapacityActs(db) };
  deciderChangesRoutes(app, deps);
  giveCapacityRoute(app, deps);
  decideChanges(deps);
}

/** For the modules in which such a change begins. */
export function createProposeDeciderChange({
  db,
  clock,
  caseload,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open'>;
}): ProposeDeciderChange {
  const silent = { jobs: { enqueue: async () => {} }, releaseWork: async () => {} };
  return proposeChange({
    ...{ clock, caseload },
    changes: createDeciderChangesRepository(db),
    accounts: createAccountReader(db),
    trial: { acts: createAccountActs({ db, clock, ...silent }), capacities: createCapacityActs(db) },
  });
}
