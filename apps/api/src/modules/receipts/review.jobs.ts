import * as z from 'zod';
import type { Jobs } from '../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { UnsendableMail } from '../../platform/mail/mailer.ts';
import type { OutboxConsumer } from '../../platform/realtime/outbox-relay.ts';
import { type ReviewLetter, reviewMail } from './mail/review-mail.ts';
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
/** The letter for each kind of case; every other one is about money that disagrees. */
const letters: Readonly<Record<string, ReviewLetter>> = { surplus: 'paidTwice', 'second-payment': 'secondClaimed' };

const payload = z.object({ billReference: z.string(), kind: z.string() });

/** Whoever paid and gets no receipt is told so: once for each payment. */
export function paymentReviewConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: 'payment.review',
    async consume(message, transaction) {
      const { billReference, kind } = payload.parse(message.payload);
      if (kind === forPersonsOnly) return;
      const { dedupeKey } = message;
      await jobs.enqueue(transaction, sendReviewMailJob, { billReference, kind, occasion: dedupeKey }, { dedupeKey });
    },
  };
}

export async function sendReviewMail(
  { bills, mailer, sender, log }: ReviewMailDeps,
  {
    billReference,
    kind,
    occasion,
  }: { readonly billReference: string; readonly kind: string; readonly occasion: string },
): Promise<void> {
  const bill = await bills.find(billReference);
  if (!bill || bill.payer.email === '') return;
  const about = letters[kind] ?? 'disagrees';
  // A person may have decided while the post office was closed. A claim leaves its bill as it stands.
  if (about !== 'secondClaimed' && bill.status !== (about === 'paidTwice' ? 'paid' : 'under-review')) return;
  try {
    await mailer.send(reviewMail(bill, sender, { about, occasion }));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, occasion }, 'a letter about a payment cannot be sent to its payer');
  }
}
