import { refundStates } from '@portal/contracts';
import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import { noteBillMail } from '../receipts/index.ts';
import { findToldRefund } from './data/told-refunds.repository.ts';
import { refundMail, toldStates } from './refund-mail.ts';
import type { RefundsDeps } from './refunds-deps.ts';

export const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  data: z.object({ refundId: z.string(), state: z.enum(refundStates), occasion: z.string() }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

/** To the address that the bill carries, as its receipt went there; nothing of the refund's account or reasons is in it. */
export async function sendRefundMail(
  { db, bills, mailer, sender, log }: RefundsDeps,
  { refundId, state, occasion }: z.output<typeof sendRefundMailJob.data>,
): Promise<void> {
  const told = toldStates.find((one) => one === state);
  const refund = await findToldRefund(db, refundId);
  const bill = refund && (await bills.find(refund.billReference));
  if (!told || !refund || !bill || bill.payer.email === '') return;
  try {
    await mailer.send(refundMail(bill, { ...refund, state: told }, sender, occasion));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, occasion }, 'a mail about a refund cannot be sent to its payer');
    return;
  }
  await noteBillMail(db, { billId: bill.id, kind: 'refund', occasion });
}
