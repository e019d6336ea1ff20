import { describe, expect, it } from 'vitest';
import { type PaymentState, paymentTransitions } from './payment-state.ts';
import { paymentStatusOf } from './payment-status.ts';

const states = Object.keys(paymentTransitions) as PaymentState[];

describe('what a browser is told', () => {
  it('per state, without a receipt and with one', () => {
    const told = states.map((state) =>
      [state, paymentStatusOf({ state, hasReceipt: false }), paymentStatusOf({ state, hasReceipt: true })].join(' | '),
    );
    expect(told).toMatchInlineSnapshot(`
      [
        "CREATED | pending | paid",
        "INITIATING | pending | paid",
        "AWAITING_PAYMENT | pending | paid",
        "PROCESSING | pending | paid",
        "FAILED | failed | paid",
        "CANCELLED | failed | paid",
        "EXPIRED | failed | paid",
        "REVIEW | underReview | underReview",
        "CONFIRMED | underReview | paid",
        "REVERSED | underReview | underReview",
        "REFUND_PENDING | underReview | underReview",
        "REFUNDED | underReview | underReview",
      ]
    `);
  });

  it('is never "paid" without a receipt', () => {
    expect(states.filter((state) => paymentStatusOf({ state, hasReceipt: false }) === 'paid')).toEqual([]);
  });
});
