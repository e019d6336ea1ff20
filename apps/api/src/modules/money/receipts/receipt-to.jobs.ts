import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import { receiptMailTo } from './mail/receipt-mail.ts';
import type { ReceiptMailDeps } from './receipts.jobs.ts';

/** The address stands in the job alone and goes with it. */
export const mailReceiptToJob = defineJob({
  name: 'mail-receipt-to',
  data: z.object({ billReference: z.string(), email: z.string(), occasion: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

/** With the details that whoever holds the reference sees: `isFull` where public pages show them unmasked. */
export async function sendReceiptTo(
  { bills, proveReceipt, mailer, sender, log, isFull }: ReceiptMailDeps & { readonly isFull: boolean },
  {
    billReference,
    email,
    occasion,
  }: { readonly billReference: string; readonly email: string; readonly occasion: string },
): Promise<void> {
  const bill = await bills.find(billReference);
  const receipt = bill && (await proveReceipt(bill, { full: isFull }));
  if (!bill || !receipt || receipt.voidedAt !== null) return;
  try {
    await mailer.send(receiptMailTo(email, bill, receipt, sender, occasion));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ receiptNumber: receipt.receiptNumber }, 'a receipt cannot be mailed to the address that was named');
  }
}
