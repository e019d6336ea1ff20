/**
 * The life of one payment attempt, as the database enforces it (`payment_transitions`): a move that is not listed is refused.
 * `verified` moves are believed only as the provider's answer to our own question. Late truth wins: `FAILED`, `CANCELLED`
 * and `EXPIRED` can still become `CONFIRMED` or `REVIEW`, because money that arrived must never be lost.
 */
export const paymentTransitions = {
  CREATED: { INITIATING: 'anybody', CANCELLED: 'anybody' },
  INITIATING: { AWAITING_PAYMENT: 'anybody', FAILED: 'anybody', CONFIRMED: 'verified', REVIEW: 'verified' },
  AWAITING_PAYMENT: {
    PROCESSING: 'anybody',
    CANCELLED: 'anybody',
    FAILED: 'verified',
    EXPIRED: 'verified',
    CONFIRMED: 'verified',
    REVIEW: 'verified',
  },
  PROCESSING: {
    AWAITING_PAYMENT: 'verified',
    FAILED: 'verified',
    EXPIRED: 'verified',
    CONFIRMED: 'verified',
    REVIEW: 'verified',
  },
  // By whoever tries again: a reference that was told stays the one to pay.
  FAILED: { AWAITING_PAYMENT: 'anybody', CONFIRMED: 'verified', REVIEW: 'verified' },
  CANCELLED: { CONFIRMED: 'verified', REVIEW: 'verified' },
  // The same, and by the renewal of its bill: the reference on paper is offered again.
  EXPIRED: { AWAITING_PAYMENT: 'anybody', CONFIRMED: 'verified', REVIEW: 'verified' },
  REVIEW: { CONFIRMED: 'verified', REFUND_PENDING: 'verified' },
  CONFIRMED: { REFUND_PENDING: 'verified', REVERSED: 'verified' },
  REVERSED: {},
  REFUND_PENDING: { REFUNDED: 'verified', REVIEW: 'verified' },
  REFUNDED: {},
} as const satisfies Record<string, Record<string, 'anybody' | 'verified'>>;

export type PaymentState = keyof typeof paymentTransitions;

export function canMove(from: PaymentState, to: PaymentState): boolean {
  return to in paymentTransitions[from];
}

/** States in which the provider's verdict on the money is still to come, or may still change. */
export const askableStates = [
  'INITIATING',
  'AWAITING_PAYMENT',
  'PROCESSING',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly PaymentState[];

export function isAskable(state: PaymentState): boolean {
  return askableStates.some((askable) => askable === state);
}
