import type { OpenBasket } from '@portal/contracts';
import type { PaymentState } from './payment-state.ts';

interface BasketFacts {
  readonly isPayable: boolean;
  readonly bills: readonly { readonly receiptNumber: string | null; readonly isReviewed: boolean }[];
  readonly attempt: { readonly state: PaymentState } | null;
}

const reviewed: readonly PaymentState[] = ['REVIEW', 'REFUND_PENDING', 'REFUNDED', 'REVERSED'];

/** How several bills that are paid at once stand, from what was booked; `paid` only when every one of them has its receipt. */
export function basketStateOf({ isPayable, bills, attempt }: BasketFacts): OpenBasket['state'] {
  const receipts = bills.filter(({ receiptNumber }) => receiptNumber !== null).length;
  if (receipts === bills.length) return 'paid';
  if (receipts > 0) return 'in-part';
  if (attempt && reviewed.includes(attempt.state)) return 'under-review';
  if (attempt?.state === 'CONFIRMED' || bills.some(({ isReviewed }) => isReviewed)) return 'under-review';
  if (attempt?.state === 'PROCESSING') return 'processing';
  if (!isPayable) return 'changed';
  return attempt?.state === 'AWAITING_PAYMENT' ? 'awaiting' : 'payable';
}
