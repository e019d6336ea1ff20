import { type ErrorCode, mailBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type BillReader, type BillRecord, seesInFull } from '../../billing/index.ts';
import { wasMailedWithin } from '../data/bill-mails.repository.ts';
import { sendInvoiceMailJob } from '../invoice.jobs.ts';
import { sendReceiptMailJob } from '../receipts.jobs.ts';

export interface MailBillDeps {
  readonly db: Database;
  readonly bills: BillReader;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
}

/** Nobody is sent the same thing twice within so many seconds, whoever asks. */
const pauseSeconds = 300;

const refusals: Readonly<Partial<Record<BillRecord['status'], ErrorCode>>> = {
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
  void: 'bill.receipt-void',
};

export function mailBillRoute(app: FastifyInstance, { db, bills, jobs, clock }: MailBillDeps): void {
  serve(app, mailBill, async ({ body: { billReference } }, { user }) => {
    const bill = await bills.find(billReference);
    if (!bill || !seesInFull(user.scope, bill)) throw new BusinessError('bill.not-found');
    const refusal = refusals[bill.status];
    if (refusal) throw new BusinessError(refusal);
    if (bill.payer.email === '') throw new BusinessError('bill.no-address');
    const kind = bill.receipt ? 'receipt' : 'invoice';
    const at = clock.now();
    // Two at once become one job; what was sent is asked of what was noted.
    const occasion = `${kind} ${bill.reference} ${Math.floor(at.getTime() / (pauseSeconds * 1000))}`;
    if (await wasMailedWithin(db, { billId: bill.id, kind, seconds: pauseSeconds }))
      throw new BusinessError('bill.mailed-just-now');
    await db.transaction(async (tx) => {
      const job = kind === 'receipt' ? sendReceiptMailJob : sendInvoiceMailJob;
      await jobs.enqueue(tx, job, { billReference, occasion }, { dedupeKey: occasion });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'bill.mailed',
        subject: `bill:${billReference}`,
        detail: { kind },
      });
    });
    return { kind } as const;
  });
}
