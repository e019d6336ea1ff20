import { type ErrorCode, listBillMessages, sendBillMessage } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { internationalNumber } from '../../../../platform/sms/sms-sender.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { BillReader, BillRecord } from '../../../money/billing/index.ts';
import { billMessageJob } from '../counter.jobs.ts';
import { insertMessage, listMessages } from '../data/messages.repository.ts';
import { ownMda } from '../own-mda.ts';

export interface MessagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bills: BillReader;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Nobody is sent the same thing twice within so many seconds, whoever asks. */
const pauseSeconds = 300;

const refusals: Readonly<Partial<Record<BillRecord['status'], ErrorCode>>> = {
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
  void: 'bill.receipt-void',
};

export function messagesRoutes(app: FastifyInstance, { db, clock, bills, jobs }: MessagesDeps): void {
  async function ownBill(billReference: string, mdaId: number): Promise<BillRecord> {
    const bill = await bills.find(billReference);
    if (!bill || bill.mdaId !== mdaId) throw new BusinessError('bill.not-found');
    return bill;
  }

  serve(app, listBillMessages, async ({ query }, { user }) => {
    const bill = await ownBill(query.billReference, ownMda(user.scope));
    return listMessages(db, bill.id);
  });

  serve(app, sendBillMessage, async ({ body: { billReference } }, { user, language }) => {
    const bill = await ownBill(billReference, ownMda(user.scope));
    const refusal = refusals[bill.status];
    if (refusal) throw new BusinessError(refusal);
    if (!internationalNumber(bill.payer.phone)) throw new BusinessError('bill.no-phone');
    const kind = bill.receipt ? 'receipt' : 'invoice';
    return db.transaction(async (tx) => {
      const message = await insertMessage(tx, {
        ...{ billId: bill.id, kind, userId: user.id, at: clock.now(), pauseSeconds },
      });
      if (!message) throw new BusinessError('bill.mailed-just-now');
      await jobs.enqueue(tx, billMessageJob, { messageId: message.id, language });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'bill.messaged',
        subject: `bill:${bill.reference}`,
        detail: { kind },
      });
      return message;
    });
  });
}
