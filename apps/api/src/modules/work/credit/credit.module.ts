import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { CreditDeps } from './credit-deps.ts';
import { refusalOf } from './credit-refusals.ts';
import { endUse, payFromCredit } from './data/credit.repository.ts';
import { tellOfMonthCredit } from './data/month-credits.repository.ts';
import { monthCreditRoutes } from './routes/month-credit.route.ts';
import { ownCreditRoutes } from './routes/own-credit.route.ts';
import { staffCreditRoutes } from './routes/staff-credit.route.ts';

/** Money that is kept for a taxpayer, and the bills it pays. What a move does is the same wherever it was made. */
export function creditModule(app: FastifyInstance, deps: CreditDeps): ModuleWork {
  ownCreditRoutes(app, deps);
  staffCreditRoutes(app, deps);
  monthCreditRoutes(app, deps);
  deps.caseload.when('credit-use', 'approve', async (tx, { subject, userId }) => {
    await payFromCredit(tx, idIn(subject), personIn(userId)).catch(refusalOf);
  });
  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    deps.caseload.when('credit-use', move, (tx, { subject, userId }) =>
      endUse(tx, idIn(subject), state, personIn(userId)),
    );
  // The database does what a step of it says; here its employer is told.
  for (const [move, kind] of [
    ['approve', 'paye.credit-granted'],
    ['refuse', 'paye.credit-refused'],
  ] as const)
    deps.caseload.when('paye-credit', move, (tx, { subject }) => tellOfMonthCredit(tx, subject, kind));
  return {};
}

const idIn = (subject: string) => subject.replace(/^credit-use:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('Credit is decided about by persons');
  return userId;
}
