import { cancelOwnBill, type ErrorCode } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { cancelBillOfOwn, isOfOwn } from '../data/cancel-own-bill.ts';

export interface CancelOwnBillDependencies {
  readonly db: Database;
  /** Anybody may have begun a payment of the bill: whether it is one, its provider says. */
  readonly askAboutBill: (billReference: string) => Promise<void>;
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  'under-review': 'bill.under-review',
  'payment-pending': 'bill.payment-pending',
  'of-filed-month': 'bill.of-filed-month',
  'of-the-law': 'bill.of-the-law',
};

/** Sent twice, it is cancelled once and written down once. */
export function cancelOwnBillRoute(app: FastifyInstance, { db, askAboutBill }: CancelOwnBillDependencies): void {
  serve(app, cancelOwnBill, async ({ body: { billReference } }, { user }) => {
    const tpui = user.scope.kind === 'taxpayer' ? user.scope.tpui : '';
    if (await isOfOwn(db, billReference, tpui)) await askAboutBill(billReference);
    return db.transaction(async (tx) => {
      const outcome = await cancelBillOfOwn(tx, { reference: billReference, userId: user.id, tpui });
      if (outcome === undefined) throw new BusinessError('bill.not-found');
      const refusal = refusals[outcome];
      if (refusal) throw new BusinessError(refusal);
      if (outcome === 'cancelled')
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'bill.cancelled',
          subject: `bill:${billReference}`,
          detail: { by: 'payer' },
        });
      return { billReference };
    });
  });
}
