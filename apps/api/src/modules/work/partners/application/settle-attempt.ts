import type { Transaction } from '../../../../platform/db/database.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  type AttemptToKeep,
  holdWebhook,
  keepAttempt,
  lockSent,
  settleDelivery,
  type TakenDelivery,
} from '../data/webhook-queue.repository.ts';
import { setStanding } from '../data/webhooks.repository.ts';
import { retryAfterSeconds, secondsToNext } from '../domain/webhook-schedule.ts';
import type { PartnersDeps } from './partners-deps.ts';
import { webhookStoppedJob } from './webhook-mail.ts';

const gone = 410;
const askForQuiet: ReadonlySet<number> = new Set([429, 503]);

type Deps = Pick<PartnersDeps, 'db' | 'clock' | 'jobs'>;

/** What an attempt leads to: arrived, another one later, or the end of the schedule; all of it in one transaction with the attempt. */
export async function settleAttempt(
  { db, clock, jobs }: Deps,
  taken: TakenDelivery,
  { retryAfter, ...attempt }: AttemptToKeep & { readonly retryAfter: string | undefined },
): Promise<void> {
  const { status } = attempt;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const standing = await lockSent(tx, taken);
    // Forgotten meanwhile: there is nobody to tell.
    if (!standing) return;
    await keepAttempt(tx, taken.id, attempt);
    const tries = standing.tries + 1;
    if (status !== null && status >= 200 && status < 300)
      return settleDelivery(tx, taken.id, { state: 'arrived', tries });
    const isEnded = standing.webhookState === 'ended';
    const seconds = status === gone || isEnded ? undefined : secondsToNext(tries, Math.random());
    if (seconds === undefined) {
      await settleDelivery(tx, taken.id, { state: 'given-up', tries });
      if (status === gone && !isEnded) await stop(tx, 'gone');
      else if (standing.webhookState === 'active') await stop(tx, 'no-answer');
      return;
    }
    const asked = status !== null && askForQuiet.has(status) ? retryAfterSeconds(retryAfter, now) : 0;
    const nextAt = new Date(now.getTime() + Math.max(seconds, asked) * 1000);
    await settleDelivery(tx, taken.id, { state: 'waiting', tries, nextAt });
    if (asked > 0 && !isEnded) await holdWebhook(tx, taken.webhookId, new Date(now.getTime() + asked * 1000));
  });

  async function stop(tx: Transaction, why: 'gone' | 'no-answer'): Promise<void> {
    await setStanding(tx, taken.webhookId, { state: why === 'gone' ? 'ended' : 'paused', why, at: now });
    await writeAudit(tx, {
      actor: { system: 'webhooks' },
      action: why === 'gone' ? 'webhook.ended' : 'webhook.paused',
      subject: `expert-system:${taken.expertSystemId}`,
      detail: { webhook: taken.webhookId, why },
    });
    await jobs.enqueue(tx, webhookStoppedJob, { webhookId: taken.webhookId, why });
  }
}
