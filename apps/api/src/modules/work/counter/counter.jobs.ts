import { languages } from '@portal/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type SmsSender, UnsendableSms } from '../../../platform/sms/sms-sender.ts';
import type { BillReader } from '../../money/billing/index.ts';
import { findWaiting, settleMessage } from './data/messages.repository.ts';
import { messageText } from './message-text.ts';

/** Some hours of tries; then the row still says that it waits, because nobody took it. */
export const billMessageJob = defineJob({
  name: 'send-bill-message',
  data: z.object({ messageId: z.uuid(), language: z.enum(languages) }),
  retryLimit: 12,
  retryDelaySeconds: 30,
  timeoutSeconds: 30,
});

export interface BillMessageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bills: BillReader;
  readonly sms: SmsSender;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

export async function sendBillMessageNow(
  deps: BillMessageDeps,
  { messageId, language }: z.output<typeof billMessageJob.data>,
): Promise<void> {
  const { db, clock, bills, sms } = deps;
  const waiting = await findWaiting(db, messageId);
  const bill = waiting && (await bills.find(waiting.billReference));
  if (!bill) return;
  try {
    await sms.send({ to: bill.payer.phone, text: messageText(bill, deps, language) });
  } catch (error) {
    if (!(error instanceof UnsendableSms)) throw error;
    await settleMessage(db, messageId, 'refused', clock.now());
    return;
  }
  await settleMessage(db, messageId, 'sent', clock.now());
}
