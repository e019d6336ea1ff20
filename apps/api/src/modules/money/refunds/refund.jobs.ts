import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findWaitingSend, noteAnswer, takeUnanswered } from './data/sends.repository.ts';
import type { RefundsDeps } from './refunds-deps.ts';

export const sendRefundJob = defineJob({
  name: 'send-refund',
  data: z.object({ reference: z.string() }),
  retryLimit: 48,
  retryDelaySeconds: 20,
  timeoutSeconds: 60,
});

/**
 * Tells the provider, under one reference however often: it says itself when it has heard of it before. Paid and refused move the
 * refund; anything else leaves it on its way, and it is asked again (`askAgain`).
 */
export async function sendRefund(
  { db, caseload, providers, log }: RefundsDeps,
  { reference }: z.output<typeof sendRefundJob.data>,
): Promise<void> {
  const waiting = await findWaitingSend(db, reference);
  if (!waiting) return;
  const { refundId, provider, orderId, amountKobo, isWhole } = waiting;
  const answer = await providers[provider].refund?.({
    ...{ refundReference: reference, orderId, amountKobo, isWhole },
    reason: `Refund ${reference}`,
  });
  if (!answer) throw new Error(`${provider} has no call for refunds`);
  const { raw } = answer;
  const text = `${raw.httpStatus ?? 'no answer'} ${raw.body}`;
  // Known to it already: an earlier call arrived and its answer did not.
  const outcome = answer.outcome === 'duplicate' ? 'pending' : answer.outcome;
  const which = { kind: 'refund', subject: `refund:${refundId}` } as const;
  await db.transaction(async (tx) => {
    if (!(await findWaitingSend(tx, reference))) return;
    await noteAnswer(tx, reference, { outcome, text });
    if (outcome === 'done') await caseload.move(tx, which, { move: 'complete' });
    if (outcome === 'failed')
      await caseload.move(tx, which, { move: 'fail', reason: `The provider refused: ${text.slice(0, 300)}` });
  });
  if (outcome === 'failed') log.warn({ reference, provider }, 'a provider refused a refund');
  if (outcome === 'unknown') throw new Error(`Nobody knows whether ${provider} heard of the refund ${reference}`);
}

const askedAtOnce = 20;

/** What a provider left pending is asked again, less and less often, until it says what became of it or the bank's evidence does. */
export async function askAgain(deps: RefundsDeps): Promise<void> {
  for (const reference of await takeUnanswered(deps.db, askedAtOnce))
    await sendRefund(deps, { reference }).catch((error: unknown) =>
      deps.log.warn({ err: error, reference }, 'a refund on its way could not be asked about'),
    );
}
