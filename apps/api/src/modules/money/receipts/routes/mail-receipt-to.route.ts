import { mailReceiptTo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { BillReader } from '../../billing/index.ts';
import { orderReceiptMail } from '../data/receipt-mail-orders.repository.ts';
import { mailReceiptToJob } from '../receipt-to.jobs.ts';

export interface MailReceiptToDeps {
  readonly db: Database;
  readonly bills: BillReader;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Of one bill, whatever the addresses. */
const pauseSeconds = 60;

export function mailReceiptToRoute(app: FastifyInstance, { db, bills, jobs }: MailReceiptToDeps): void {
  serve(app, mailReceiptTo, async ({ body: { billReference, email } }) => {
    const bill = await bills.find(billReference);
    if (!bill) throw new BusinessError('bill.not-found');
    if (bill.status === 'void') throw new BusinessError('bill.receipt-void');
    if (!bill.receipt) throw new BusinessError('receipt.none-yet');
    await db.transaction(async (tx) => {
      const order = await orderReceiptMail(tx, { billId: bill.id, pauseSeconds });
      if (order === 'enough') throw new BusinessError('receipt.mailed-enough');
      if (order === 'just-now') throw new BusinessError('bill.mailed-just-now');
      const occasion = `receipt order ${order}`;
      await jobs.enqueue(tx, mailReceiptToJob, { billReference, email, occasion }, { dedupeKey: occasion });
    });
    return {};
  });
}
