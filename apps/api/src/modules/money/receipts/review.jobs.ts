import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import type { OutboxConsumer } from '../../../platform/realtime/outbox-relay.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { noteBillMail } from './data/bill-mails.repository.ts';
import { type ReviewNews, reviewMail } from './mail/review-mail.ts';
import type { ReceiptMailDeps } from './receipts.jobs.ts';

export const sendReviewMailJob = defineJob({
  name: 'send-review-mail',
  data: z.object({ billReference: z.string(), kind: z.string(), occasion: z.string() }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

type ReviewMailDeps = Omit<ReceiptMailDeps, 'proveReceipt'>;

/** Whether the provider took the money back is for a person to find out before the payer hears of it. */
const forPersonsOnly = 'no-longer-paid';
/** The mail for each kind of case; every other one is about money that disagrees. */
const mails: Readonly<Record<string, ReviewNews>> = { surplus: 'paidTwice', 'second-payment': 'secondClaimed' };

const payload = z.object({ billReference: z.string(), kind: z.string() });

/** Whoever paid and gets no receipt is told so: once for each payment. */
export function paymentReviewConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: 'payment.review',
    async consume(message, transaction) {
      const { billReference, kind } = payload.parse(message.payload);
      // The desk has it within seconds, whoever hears of it by mail.
      await tellLive(transaction, workAudiences(null));
      if (kind === forPersonsOnly) return;
      const { dedupeKey } = message;
      await jobs.enqueue(transaction, sendReviewMailJob, { billReference, kind, occasion: dedupeKey }, { dedupeKey });
    },
  };
}

export async function sendReviewMail(
  { db, bills, mailer, sender, log }: ReviewMailDeps,
  {
    billReference,
    kind,
    occasion,
  }: { readonly billReference: string; readonly kind: string; readonly occasion: string },
): Promise<void> {
  const bill = await bills.find(billReference);
  if (!bill || bill.payer.email === '') return;
  const about = mails[kind] ?? 'disagrees';
  // A person may have decided while the post office was closed. A claim leaves its bill as it stands.
  if (about !== 'secondClaimed' && bill.status !== (about === 'paidTwice' ? 'paid' : 'under-review')) return;
  try {
    await mailer.send(reviewMail(bill, sender, { about, occasion }));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, occasion }, 'a mail about a payment cannot be sent to its payer');
    return;
  }
  await noteBillMail(db, { billId: bill.id, kind: 'review', occasion });
}
