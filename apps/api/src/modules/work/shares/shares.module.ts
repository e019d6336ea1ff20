import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { accrueDueShares, bookApprovedShares } from './data/accruals.repository.ts';
import { accountsRoutes } from './routes/accounts.route.ts';
import { disputesRoutes } from './routes/disputes.route.ts';
import { statementsRoutes } from './routes/statements.route.ts';
import { termsRoutes } from './routes/terms.route.ts';
import type { SharesDeps } from './shares-deps.ts';

/** Settled money is a day old when it comes; a minute more is nothing. */
const reckonEveryMs = 60_000;

/** What partners and agents earn of settled money: rows of contracts, entries, statements, disputes, accounts. */
export function sharesModule(app: FastifyInstance, deps: SharesDeps): ModuleWork {
  termsRoutes(app, deps);
  statementsRoutes(app, deps);
  disputesRoutes(app, deps);
  accountsRoutes(app, deps);
  return { periodic: [{ name: 'reckon-shares', everyMs: reckonEveryMs, run: () => reckon(deps) }] };
}

async function reckon({ db }: SharesDeps): Promise<void> {
  await accrueDueShares(db);
  await bookApprovedShares(db);
}
