import { type ErrorCode, placeBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { placeBillOf } from '../data/place-bill.ts';
import type { CancelBillDependencies } from './cancel-bill.route.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  cancelled: 'bill.cancelled',
  'of-its-day': 'bill.office-of-its-day',
  'none-known': 'bill.no-office-known',
};

/** Those who place bills see every bill. */
export function placeBillRoute(app: FastifyInstance, { db }: Pick<CancelBillDependencies, 'db'>): void {
  serve(app, placeBill, ({ body: { billReference, taxOfficeId, reason } }, { user }) =>
    db.transaction(async (tx) => {
      const { outcome, fromId, officeId } = await placeBillOf(tx, {
        reference: billReference,
        taxOfficeId,
        by: user.id,
      });
      if (outcome === null) throw new BusinessError('bill.not-found');
      if (outcome === 'no-such-office')
        throw new BusinessError('request.invalid', { fieldErrors: { taxOfficeId: 'Choose a tax office of the list' } });
      const refusal = refusals[outcome];
      if (refusal) throw new BusinessError(refusal);
      if (outcome === 'placed')
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: officeId === null ? 'bill.placement-taken-back' : 'bill.placed',
          subject: `bill:${billReference}`,
          detail: { from: fromId, to: officeId, reason },
        });
      return { billReference, taxOfficeId: officeId };
    }),
  );
}
