import { isBasketReference } from '@portal/contracts';
import { paidBasket } from '../features/basket/index.ts';
import { paidBill } from '../features/bill/index.ts';

/** What a payer holds once a payment is confirmed: of one bill, or of several that were paid at once. */
export function paidPapers(reference: string) {
  return isBasketReference(reference) ? paidBasket(reference) : paidBill(reference);
}
