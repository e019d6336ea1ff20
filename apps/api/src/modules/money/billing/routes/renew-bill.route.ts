import { type ErrorCode, renewBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { renewBillOf } from '../data/renew-bill.ts';

export interface RenewBillDependencies {
  readonly db: Database;
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
};

/** The database decides, with the bill locked: of two who renew at once, one does and both are answered. */
export function renewBillRoute(app: FastifyInstance, { db }: RenewBillDependencies): void {
  serve(app, renewBill, async ({ body: { billReference } }, { user }) => {
    const renewed = await renewBillOf(db, billReference, user?.id ?? null);
    if (!renewed) throw new BusinessError('bill.not-found');
    const refusal = refusals[renewed.outcome];
    if (refusal) throw new BusinessError(refusal);
    return { billReference, expiresOn: renewed.expiresOn };
  });
}
