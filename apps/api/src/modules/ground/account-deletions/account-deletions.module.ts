import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Caseload } from '../caseload/index.ts';
import type { EraseAccount } from '../identity/index.ts';
import { createAccountDeletionsRepository } from './data/account-deletions.repository.ts';
import { decideDeletions } from './decide-deletions.ts';
import { lapseDeletions } from './lapse-deletions.ts';
import { accountDeletionsRoutes } from './routes/account-deletions.route.ts';

interface AccountDeletionsModuleDeps {
  readonly db: Database;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
  readonly accounts: Pick<EraseAccount, 'remove'>;
}

/** Accounts that go by two persons. */
export function accountDeletionsModule(app: FastifyInstance, given: AccountDeletionsModuleDeps): void {
  const deps = { ...given, deletions: createAccountDeletionsRepository(given.db) };
  accountDeletionsRoutes(app, deps);
  decideDeletions(deps);
}

/** To be called in the transaction in which accounts go, whatever the way. */
export function createLapseDeletions({
  db,
  caseload,
}: {
  readonly db: Database;
  readonly caseload: Pick<Caseload, 'move'>;
}) {
  const deletions = createAccountDeletionsRepository(db);
  return (tx: Transaction, userIds: readonly string[]) => lapseDeletions(tx, { deletions, caseload, userIds });
}
