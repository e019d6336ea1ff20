import { cancelOwnBill, type ErrorCode } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { cancelBillOfOwn } from '../data/cancel-own-bill.ts';

export interface CancelOwnBillDependencies {
  readonly db: Database;
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  'under-review': 'bill.under-review',
  'payment-pending': 'bill.payment-pending',
  'of-filed-month': 'bill.of-filed-month',
};

/** Sent twice, it is cancelled once and written down once. */
export function cancelOwnBillRoute(app: FastifyInstance, { db }: CancelOwnBillDependencies): void {
  serve(app, cancelOwnBill, ({ body: { billReference } }, { user }) =>
    db.transaction(async (tx) => {
      const tpui = user.scope.kind === 'taxpayer' ? user.scope.tpui : '';
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
    }),
  );
}
