import type { paymentStatusCodes } from '@portal/contracts';
import type { PaymentState } from './payment-state.ts';

type StatusName = keyof typeof paymentStatusCodes;

const names: Readonly<Record<PaymentState, StatusName>> = {
  CREATED: 'pending',
  INITIATING: 'pending',
  AWAITING_PAYMENT: 'pending',
  PROCESSING: 'pending',
  CONFIRMED: 'paid',
  REVIEW: 'underReview',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  REVERSED: 'underReview',
  REFUND_PENDING: 'underReview',
  REFUNDED: 'underReview',
};

export interface PaymentStanding {
  readonly state: PaymentState;
  /** A valid receipt exists for the bill, from this payment or from another. */
  readonly hasReceipt: boolean;
}

/**
 * What a browser is told, whatever the provider's own code was. `paid` only with a receipt; an attempt that was not needed
 * because the bill was paid otherwise is `paid` too, unless its own money is what a person is looking at.
 */
export function paymentStatusOf({ state, hasReceipt }: PaymentStanding): StatusName {
  const name = names[state];
  if (name === 'underReview') return name;
  if (hasReceipt) return 'paid';
  return name === 'paid' ? 'underReview' : name;
}
