import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import { noteBillMail } from './data/bill-mails.repository.ts';
import { invoiceMail } from './mail/invoice-mail.ts';
import type { ReceiptMailDeps } from './receipts.jobs.ts';

export const sendInvoiceMailJob = defineJob({
  name: 'send-invoice-mail',
  data: z.object({ billReference: z.string(), occasion: z.string() }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

/** Not to somebody who has paid meanwhile, and not for a bill that nobody may pay. */
export async function sendInvoiceMail(
  { db, bills, mailer, sender, log, clock }: Omit<ReceiptMailDeps, 'proveReceipt'> & { readonly clock: Clock },
  { billReference, occasion }: { readonly billReference: string; readonly occasion: string },
): Promise<void> {
  const bill = await bills.find(billReference);
  if (!bill || bill.payer.email === '' || (bill.status !== 'unpaid' && bill.status !== 'expired')) return;
  try {
    await mailer.send(invoiceMail(bill, sender, occasion, dayOf(clock.now())));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, occasion }, 'an invoice cannot be mailed to its payer');
    return;
  }
  await noteBillMail(db, { billId: bill.id, kind: 'invoice', occasion });
}
