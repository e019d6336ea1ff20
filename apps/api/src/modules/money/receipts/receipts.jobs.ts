import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { OutboxConsumer } from '../../../platform/realtime/outbox-relay.ts';
import type { BillReader } from '../billing/index.ts';
import { noteBillMail } from './data/bill-mails.repository.ts';
import { tellOfReceipt } from './data/tell-of-receipt.ts';
import { type MailSender, receiptMail } from './mail/receipt-mail.ts';
import type { ProveReceipt } from './prove-receipt.ts';

/** Nearly two days of tries: a post office may be closed for a while. */
export const sendReceiptMailJob = defineJob({
  name: 'send-receipt-mail',
  /** `occasion`: when somebody asked for it again; without one it is the first time. */
  data: z.object({ billReference: z.string(), occasion: z.optional(z.string()) }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

export interface ReceiptMailDeps {
  readonly db: Pick<Database, '$client'>;
  readonly bills: BillReader;
  readonly proveReceipt: ProveReceipt;
  readonly mailer: Mailer;
  readonly sender: MailSender;
  readonly log: Logger;
}

/** Every receipt is mailed once it is committed, and whoever signs in for the payer is told; a repeated message is the same job and the same notice. */
export function receiptIssuedConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: 'receipt.issued',
    async consume({ payload, dedupeKey }, transaction) {
      const { billReference } = sendReceiptMailJob.data.parse(payload);
      await jobs.enqueue(transaction, sendReceiptMailJob, { billReference }, { dedupeKey });
      await tellOfReceipt(transaction, billReference);
    },
  };
}

export async function sendReceiptMail(
  { db, bills, proveReceipt, mailer, sender, log }: ReceiptMailDeps,
  { billReference, occasion }: { readonly billReference: string; readonly occasion?: string | undefined },
): Promise<void> {
  const bill = await bills.find(billReference);
  const receipt = bill && (await proveReceipt(bill, { full: true }));
  if (!bill || !receipt || receipt.voidedAt !== null || bill.payer.email === '') return;
  try {
    await mailer.send(receiptMail(bill, receipt, sender, occasion));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, receiptNumber: receipt.receiptNumber }, 'a receipt cannot be mailed to its payer');
    return;
  }
  await noteBillMail(db, {
    billId: bill.id,
    kind: 'receipt',
    occasion: occasion ?? `receipt ${receipt.receiptNumber}`,
  });
}
