import { portalAddress, workKinds } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { approveInBooks, payersOf, payInBooks } from './data/refunds.repository.ts';
import { lookAfterRefunds } from './look-after-refunds.ts';
import { askAgain, sendRefund, sendRefundJob } from './refund.jobs.ts';
import { sendRefundMail, sendRefundMailJob } from './refund-mail.jobs.ts';
import { toldStates } from './refund-mail.ts';
import { refusalOf } from './refund-refusals.ts';
import type { RefundsDeps } from './refunds-deps.ts';
import { ownRefundsRoutes } from './routes/own-refunds.route.ts';
import { refundAccountRoutes } from './routes/refund-account.route.ts';
import { refundListsRoutes } from './routes/refund-lists.route.ts';
import { refundsRoutes } from './routes/refunds.route.ts';
import { sharePaymentsRoutes } from './routes/share-payments.route.ts';

const askEveryMs = 60_000;
const lookEveryMs = 600_000;
const moves = [
  ...(['audit', 'propose', 'send', 'rework', 'fail', 'evidence', 'refuse', 'withdraw'] as const),
  ...(['return', 'accept-return', 'deny-return', 'given-back'] as const),
];

/** Claims for money that was paid, from the request to the payer's account. */
export function refundsModule(app: FastifyInstance, deps: RefundsDeps): ModuleWork {
  const { caseload, jobs } = deps;
  ownRefundsRoutes(app, deps);
  refundsRoutes(app, deps);
  refundListsRoutes(app, deps);
  refundAccountRoutes(app, deps);
  sharePaymentsRoutes(app, deps);

  const tell = (tx: Transaction, subject: string) => tellPayer(tx, idIn(subject), jobs);
  for (const move of moves) caseload.when('refund', move, (tx, { subject }) => tell(tx, subject));
  caseload.when('refund', 'approve', async (tx, { subject }) => {
    await approveInBooks(tx, idIn(subject)).catch(refusalOf);
    await tell(tx, subject);
  });
  for (const move of ['confirm', 'complete'] as const)
    caseload.when('refund', move, async (tx, { subject }) => {
      await payInBooks(tx, idIn(subject));
      await tell(tx, subject);
    });
  jobs.handle(sendRefundJob, (data) => sendRefund(deps, data));
  jobs.handle(sendRefundMailJob, (data) => sendRefundMail(deps, data));
  return {
    periodic: [
      { name: 'ask-about-refunds', everyMs: askEveryMs, run: () => askAgain(deps) },
      { name: 'look-after-refunds', everyMs: lookEveryMs, run: () => lookAfterRefunds(deps) },
    ],
  };
}

const idIn = (subject: string) => subject.replace(/^refund:/, '');

/** Each step, once: what is being done with their money is theirs to know. Who does it is not. */
async function tellPayer(tx: Transaction, id: string, jobs: RefundsDeps['jobs']): Promise<void> {
  const { number, userIds, state, version, isWithoutAccount } = await payersOf(tx, id);
  if (isWithoutAccount && toldStates.some((told) => told === state)) {
    const occasion = `refund ${id} ${version}`;
    await jobs.enqueue(tx, sendRefundMailJob, { refundId: id, state, occasion }, { dedupeKey: occasion });
  }
  if (userIds.length === 0) return;
  await publishNotice(tx, {
    to: userIds,
    kind: 'refund.moved',
    facts: { number, state: workKinds.refund.states[state].name },
    path: portalAddress('/user/payment-history/refunds'),
    occasion: `refund ${id} ${version}`,
  });
}
