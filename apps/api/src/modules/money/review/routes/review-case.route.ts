import { type ActionName, counterReview, decideReview, getReviewCase, proposeReview } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { insertProposal, openCounterCase, readReviewCase, waitingProposal } from '../data/review.repository.ts';
import { reviewOptions } from '../domain/review-options.ts';
import { presentReviewCase } from '../review-desk.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly caseload: Caseload;
}

const workOf = (caseId: string) => ({ kind: 'money-review', subject: `review-case:${caseId}` }) as const;

/** One person proposes, another one decides; what follows from a decision is said in `review.module.ts`, wherever it was made. */
export function reviewCaseRoutes(app: FastifyInstance, { db, caseload }: ReviewDeps): void {
  serve(app, getReviewCase, ({ params: { id } }, { user }) => presentReviewCase(db, id, user));

  serve(app, proposeReview, async ({ params: { id }, body: { caseVersion, option: key, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      if (!(await readReviewCase(tx, id))) throw new BusinessError('review.not-found');
      // Of two who propose at one instant the second waits here, and is told that the case changed.
      if ((await caseload.versionOf(tx, workOf(id))) !== caseVersion) throw new BusinessError('work.changed');
      const found = await readReviewCase(tx, id);
      if (!found) throw new BusinessError('review.not-found');
      const { facts, told } = found;
      if (told.work.state !== 'open') throw new BusinessError('work.not-from-here');
      const option = reviewOptions(facts).options.find((one) => one.key === key);
      if (!option) throw new BusinessError('review.option-gone');
      await insertProposal(tx, id, { ...option, countersId: facts.countersId }, user.id);
      await caseload.move(tx, workOf(id), { move: 'propose', caseVersion, userId: user.id, reason });
      await audit(tx, user.id, 'money.proposed', facts.bill.billReference, { case: id, proposal: key, reason });
    });
    return presentReviewCase(db, id, user);
  });

  serve(app, decideReview, async ({ params: { id }, body: { caseVersion, proposalId, verdict, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const found = await readReviewCase(tx, id);
      if (!found) throw new BusinessError('review.not-found');
      const waiting = await waitingProposal(tx, id);
      // Somebody decides what they have read, and nothing that was proposed since.
      if (waiting?.id !== proposalId) throw new BusinessError('work.not-from-here');
      await caseload.move(tx, workOf(id), { move: verdict, caseVersion, userId: user.id, reason });
      const actions = { approve: 'money.decided', refuse: 'money.refused', withdraw: 'money.withdrawn' } as const;
      await audit(tx, user.id, actions[verdict], found.facts.bill.billReference, {
        case: id,
        decision: waiting.decision,
        reason,
      });
    });
    return presentReviewCase(db, id, user);
  });

  serve(app, counterReview, ({ params: { id }, body: { reason } }, { user }) =>
    db.transaction(async (tx) => {
      const found = await readReviewCase(tx, id);
      if (!found) throw new BusinessError('review.not-found');
      const { standingId, bill } = found.facts;
      const caseId = standingId === null ? undefined : await openCounterCase(tx, id, standingId);
      if (standingId === null || caseId === undefined) throw new BusinessError('review.not-countered');
      const counter = { ...nothing, decision: 'counter', countersId: standingId } as const;
      await insertProposal(tx, caseId, counter, user.id);
      const caseVersion = await caseload.versionOf(tx, workOf(caseId));
      await caseload.move(tx, workOf(caseId), { move: 'propose', caseVersion, userId: user.id, reason });
      await audit(tx, user.id, 'money.proposed', bill.billReference, { case: caseId, proposal: 'counter', reason });
      return { caseId };
    }),
  );
}

const nothing = {
  ...{
    billReference: null,
    bills: [],
    tpui: null,
    billKobo: 0,
    creditKobo: 0,
    refundKobo: 0,
    writeOffKobo: 0,
    bookKobo: 0,
    movement: null,
  },
};

function audit(
  tx: Transaction,
  userId: string,
  action: ActionName,
  billReference: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `bill:${billReference}`, detail });
}
