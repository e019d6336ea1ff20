import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { OutboxConsumer } from '../../../platform/realtime/outbox-relay.ts';
import type { BillReader } from '../billing/index.ts';
import { type MailSender, noteBillMail } from '../receipts/index.ts';
import { findDecision } from './data/review.repository.ts';
import { decisionMail } from './decision-mail.ts';

export const sendDecisionMailJob = defineJob({
  name: 'send-decision-mail',
  data: z.object({ billReference: z.string(), proposalId: z.number(), occasion: z.string() }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

export interface DecisionMailDeps {
  readonly db: Database;
  readonly bills: BillReader;
  readonly mailer: Mailer;
  readonly sender: MailSender;
  readonly log: Logger;
}

const payload = z.object({ billReference: z.string(), proposalId: z.number() });

/** Whoever was told that a person looks at their money hears what became of it: once for each decision. */
export function paymentDecidedConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: 'payment.decided',
    async consume(message, transaction) {
      const { dedupeKey } = message;
      const told = payload.parse(message.payload);
      await jobs.enqueue(transaction, sendDecisionMailJob, { ...told, occasion: dedupeKey }, { dedupeKey });
    },
  };
}

export async function sendDecisionMail(
  { db, bills, mailer, sender, log }: DecisionMailDeps,
  { billReference, proposalId, occasion }: z.output<typeof sendDecisionMailJob.data>,
): Promise<void> {
  const [bill, decided] = await Promise.all([bills.find(billReference), findDecision(db, proposalId)]);
  if (!bill || !decided || bill.payer.email === '') return;
  try {
    await mailer.send(decisionMail(bill, decided, sender, occasion));
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    log.warn({ err: error, occasion }, 'a mail about decided money cannot be sent to its payer');
    return;
  }
  await noteBillMail(db, { billId: bill.id, kind: 'decision', occasion });
}
