import { errorCatalogue, kobo, type LeftOutBill, makeClientBasket } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { makeClientBasketOf } from '../data/client-baskets.repository.ts';

const atTheBill: Readonly<Record<LeftOutBill['reason'], string>> = {
  paid: errorCatalogue['bill.already-paid'].message,
  'payment-pending': errorCatalogue['bill.payment-pending'].message,
  expired: errorCatalogue['bill.expired'].message,
  cancelled: errorCatalogue['bill.cancelled'].message,
  'under-review': errorCatalogue['bill.under-review'].message,
  void: errorCatalogue['bill.under-review'].message,
};

/** Refusals name the bills, so that a screen says it where it is. */
export function makeClientBasketRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, makeClientBasket, async ({ body }, { user }) => {
    const made = await makeClientBasketOf(db, user.id, body.bills).catch(withdrawnMeanwhile);
    if (made.outcome === 'consent-ended') {
      const { message } = errorCatalogue['acting.not-allowed'];
      throw new BusinessError('bill.consent-ended', { fieldErrors: forEach(made.bills, () => message) });
    }
    if (made.outcome === 'not-found') throw new BusinessError('bill.not-found');
    if (made.outcome === 'too-few') {
      const reasons = new Map(made.leftOut.map(({ billReference, reason }) => [billReference, atTheBill[reason]]));
      throw new BusinessError('bill.too-few-payable', {
        fieldErrors: forEach([...reasons.keys()], (bill) => reasons.get(bill) ?? ''),
      });
    }
    const { basketReference, bills, totalKobo, leftOut } = made;
    return { basketReference, bills, totalKobo: kobo(totalKobo), leftOut: [...leftOut] };
  });
}

const forEach = (bills: readonly string[], says: (bill: string) => string) =>
  Object.fromEntries(bills.map((bill) => [bill, says(bill)]));

function withdrawnMeanwhile(error: unknown): never {
  throw violates(error, 'payment_baskets_by_consent')
    ? new BusinessError('bill.consent-ended', { cause: error })
    : error;
}
