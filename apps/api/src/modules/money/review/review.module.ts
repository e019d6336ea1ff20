import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { enactDecision, endProposal, waitingProposal } from './data/review.repository.ts';
import {
  type DecisionMailDeps,
  paymentDecidedConsumer,
  sendDecisionMail,
  sendDecisionMailJob,
} from './decision.jobs.ts';
import { reviewCaseRoutes } from './routes/review-case.route.ts';

export interface ReviewModuleDeps extends DecisionMailDeps {
  readonly caseload: Caseload;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
}

/** The desk for money under review. What a move does is the same whether it was made here or in the queue of cases. */
export function reviewModule(app: FastifyInstance, deps: ReviewModuleDeps): ModuleWork {
  const { caseload, jobs } = deps;
  reviewCaseRoutes(app, deps);

  caseload.when('money-review', 'propose', async (tx, { subject, userId }) => {
    const waiting = await waitingProposal(tx, idIn(subject));
    if (waiting?.proposedBy !== userId) throw new BusinessError('review.proposal-missing');
  });
  caseload.when('money-review', 'approve', async (tx, { subject, userId }) => {
    const waiting = await theProposal(tx, subject);
    try {
      await enactDecision(tx, waiting, personIn(userId));
    } catch (error) {
      // What was proposed yesterday may not fit today: the bill was paid, or the money went back.
      if (constraintOf(error)?.startsWith('review_decisions_'))
        throw new BusinessError('review.option-gone', { cause: error });
      throw error;
    }
  });
  caseload.when('money-review', 'refuse', async (tx, { subject, userId }) =>
    endProposal(tx, await theProposal(tx, subject), 'refused', personIn(userId)),
  );
  caseload.when('money-review', 'withdraw', async (tx, { subject, userId }) =>
    endProposal(tx, await theProposal(tx, subject), 'withdrawn', personIn(userId)),
  );
  jobs.handle(sendDecisionMailJob, (data) => sendDecisionMail(deps, data));
  return { consumers: [paymentDecidedConsumer(jobs)] };
}

const idIn = (subject: string) => subject.replace(/^review-case:/, '');

async function theProposal(tx: Transaction, subject: string) {
  const waiting = await waitingProposal(tx, idIn(subject));
  if (!waiting) throw new BusinessError('review.proposal-missing');
  return waiting;
}

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('Money is decided about by persons');
  return userId;
}

/** Of the database's own error, which the query builder wraps. */
function constraintOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint;
  return undefined;
}
