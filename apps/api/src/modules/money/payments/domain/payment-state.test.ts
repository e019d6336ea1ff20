import { describe, expect, it } from 'vitest';
import { askableStates, canMove, isAskable, type PaymentState, paymentTransitions } from './payment-state.ts';

const states = Object.keys(paymentTransitions) as PaymentState[];

describe('payment state', () => {
  it('allows exactly these moves', () => {
    const moves = states.flatMap((from) =>
      Object.entries(paymentTransitions[from]).map(
        ([to, by]) => `${from} -> ${to}${by === 'verified' ? ' (verified)' : ''}`,
      ),
    );
    expect(moves).toMatchInlineSnapshot(`
      [
        "CREATED -> INITIATING",
        "CREATED -> CANCELLED",
        "INITIATING -> AWAITING_PAYMENT",
        "INITIATING -> FAILED",
        "INITIATING -> CONFIRMED (verified)",
        "INITIATING -> REVIEW (verified)",
        "AWAITING_PAYMENT -> PROCESSING",
        "AWAITING_PAYMENT -> CANCELLED",
        "AWAITING_PAYMENT -> FAILED (verified)",
        "AWAITING_PAYMENT -> EXPIRED (verified)",
        "AWAITING_PAYMENT -> CONFIRMED (verified)",
        "AWAITING_PAYMENT -> REVIEW (verified)",
        "PROCESSING -> AWAITING_PAYMENT (verified)",
        "PROCESSING -> FAILED (verified)",
        "PROCESSING -> EXPIRED (verified)",
        "PROCESSING -> CONFIRMED (verified)",
        "PROCESSING -> REVIEW (verified)",
        "FAILED -> AWAITING_PAYMENT",
        "FAILED -> CONFIRMED (verified)",
        "FAILED -> REVIEW (verified)",
        "CANCELLED -> CONFIRMED (verified)",
        "CANCELLED -> REVIEW (verified)",
        "EXPIRED -> AWAITING_PAYMENT",
        "EXPIRED -> CONFIRMED (verified)",
        "EXPIRED -> REVIEW (verified)",
        "REVIEW -> CONFIRMED (verified)",
        "REVIEW -> REFUND_PENDING (verified)",
        "CONFIRMED -> REFUND_PENDING (verified)",
        "CONFIRMED -> REVERSED (verified)",
        "REFUND_PENDING -> REFUNDED (verified)",
        "REFUND_PENDING -> REVIEW (verified)",
      ]
    `);
  });

  it('reaches every state from CREATED', () => {
    const seen = new Set<PaymentState>(['CREATED']);
    for (const state of seen) for (const to of Object.keys(paymentTransitions[state])) seen.add(to as PaymentState);
    expect([...seen].sort()).toEqual([...states].sort());
  });

  it.each(askableStates)('%s accepts a late confirmation and a late contradiction', (state) => {
    expect(canMove(state, 'CONFIRMED')).toBe(true);
    expect(canMove(state, 'REVIEW')).toBe(true);
  });

  it('never unsays a confirmation except by a reversal or a refund', () => {
    expect(states.filter((to) => canMove('CONFIRMED', to))).toEqual(['REVERSED', 'REFUND_PENDING']);
  });

  it('asks no provider where a person has to decide', () => {
    const settled: PaymentState[] = ['CREATED', 'CONFIRMED', 'REVIEW', 'REVERSED', 'REFUND_PENDING', 'REFUNDED'];
    expect(states.filter((state) => !isAskable(state)).sort()).toEqual(settled.sort());
  });
});
