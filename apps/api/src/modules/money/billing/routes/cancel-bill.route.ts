import { cancelBill, type ErrorCode } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { BillReader } from '../data/bill-reader.ts';
import { cancelBillOf } from '../data/cancel-bill.ts';
import { seesInFull } from '../domain/sees-in-full.ts';

export interface CancelBillDependencies {
  readonly db: Database;
  readonly bills: BillReader;
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  'already-cancelled': 'bill.cancelled',
  'under-review': 'bill.under-review',
  'payment-pending': 'bill.payment-pending',
  'of-filed-month': 'bill.of-filed-month',
  'of-the-law': 'bill.of-the-law',
};

/** Whose bill it is not, for them there is none. */
export function cancelBillRoute(app: FastifyInstance, { db, bills }: CancelBillDependencies): void {
  serve(app, cancelBill, async ({ body: { billReference, reason } }, { user }) => {
    const bill = await bills.find(billReference);
    if (!bill || !seesInFull(user.scope, bill)) throw new BusinessError('bill.not-found');
    await db.transaction(async (tx) => {
      const outcome = await cancelBillOf(tx, { reference: billReference, by: user.id, reason });
      const refusal = refusals[outcome ?? ''];
      if (refusal) throw new BusinessError(refusal);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'bill.cancelled',
        subject: `bill:${billReference}`,
        detail: { reason },
      });
    });
    return { billReference };
  });
}
