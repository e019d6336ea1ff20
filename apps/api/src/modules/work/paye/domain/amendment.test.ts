import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingOf } from './amendment.ts';

const month = (dueKobo: number, standingKobo: number, unpaidKobo: number, beforeKobo = standingKobo) =>
  billingOf({ dueKobo, beforeKobo, standingKobo, unpaidKobo });

describe('the bill of an amendment', () => {
  it.each([
    ['the first of a month', month(12, 0, 0), { cancelsUnpaid: false, replacedKobo: 0, billKobo: 12, overKobo: 0 }],
    [
      'more than an unpaid bill',
      month(15, 12, 12),
      { cancelsUnpaid: false, replacedKobo: 0, billKobo: 3, overKobo: 0 },
    ],
    ['less than an unpaid bill', month(5, 12, 12), { cancelsUnpaid: true, replacedKobo: 12, billKobo: 5, overKobo: 0 }],
    ['less than a paid bill', month(5, 12, 0), { cancelsUnpaid: false, replacedKobo: 0, billKobo: 0, overKobo: 7 }],
    ['less than both', month(5, 15, 3), { cancelsUnpaid: true, replacedKobo: 3, billKobo: 0, overKobo: 7 }],
    [
      'less than both, more than is paid',
      month(13, 15, 3),
      { cancelsUnpaid: true, replacedKobo: 3, billKobo: 1, overKobo: 0 },
    ],
    ['nothing any more', month(0, 12, 12), { cancelsUnpaid: true, replacedKobo: 12, billKobo: 0, overKobo: 0 }],
    [
      'the same, and its bill was lost',
      month(12, 0, 0, 12),
      { cancelsUnpaid: false, replacedKobo: 12, billKobo: 12, overKobo: 0 },
    ],
  ])('of %s', (_what, billing, expected) => {
    expect(billing).toEqual(expected);
  });

  it('never leaves more or less standing than is due or was paid', () => {
    const amount = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (dueKobo, paidKobo, unpaidKobo, lostKobo) => {
        const standingKobo = paidKobo + unpaidKobo;
        const billing = billingOf({ dueKobo, beforeKobo: standingKobo + lostKobo, standingKobo, unpaidKobo });
        const stands = paidKobo + (billing.cancelsUnpaid ? 0 : unpaidKobo) + billing.billKobo;
        expect(stands).toBe(Math.max(dueKobo, paidKobo));
        expect(billing.overKobo).toBe(Math.max(0, paidKobo - dueKobo));
      }),
    );
  });
});
