import { describe, expect, it } from 'vitest';
import { type ReviewFacts, reviewOptions } from './review-options.ts';

const bill = (billReference: string, totalKobo: number) => ({ billReference, billFor: 'Levy', totalKobo });
const facts: ReviewFacts = {
  ...{
    kind: 'amount-mismatch',
    heldKobo: 1_000_000,
    hasPayment: true,
    isJoint: false,
    others: [],
    together: [],
    payerTpui: 'KD-1',
    isOfClients: false,
    writeOffLimitKobo: 500_000,
    askedKobo: 1_000_000,
    correctedBill: null,
  },
  ...{
    bill: { ...bill('KD0', 1_000_000), isPaid: false, isCancelled: false },
    found: null,
    second: null,
    countersId: null,
  },
};
const keys = (more: Partial<ReviewFacts>) => reviewOptions({ ...facts, ...more }).options.map(({ key }) => key);
const why = (more: Partial<ReviewFacts>) => reviewOptions({ ...facts, ...more }).hindrances;
const asks = (totalKobo: number) => ({ bill: { ...facts.bill, totalKobo } });

describe('what could become of the money of a case', () => {
  it.each([
    ['fits its bill', {}, ['accept', 'credit', 'refund']],
    ['lacks as much as may be let off', asks(1_500_000), ['accept:write-off', 'credit', 'refund']],
    ['lacks more than the service lets off', { ...asks(1_400_001), writeOffLimitKobo: 400_000 }, ['credit', 'refund']],
    ['lacks one kobo more', asks(1_500_001), ['credit', 'refund']],
    ['is more than asked', asks(999_999), ['accept:credit', 'accept:refund', 'credit', 'refund']],
    ['is of somebody without an account', { ...asks(999_999), payerTpui: null }, ['accept:refund', 'refund']],
    ['fits another bill', { ...asks(2_000_000), others: [bill('KD1', 1_000_000)] }, ['apply:KD1', 'credit', 'refund']],
    [
      'went back meanwhile',
      { found: { outcome: 'failed', amountKobo: null } },
      ['take-back', 'accept', 'credit', 'refund'],
    ],
  ] satisfies [string, Partial<ReviewFacts>, string[]][])('that %s', (_, more, expected) =>
    expect(keys(more)).toEqual(expected),
  );

  it('came in parts that make up the bill is the bill together, or each part by itself', () => {
    expect(keys({ isJoint: true })).toEqual(['accept', 'separate']);
    expect(keys({ isJoint: true, found: { outcome: 'failed', amountKobo: null } })).toEqual(['separate']);
    expect(keys({ isJoint: true, heldKobo: 999_999 })).toEqual(['separate']);
    expect(keys({ isJoint: true, bill: { ...facts.bill, isCancelled: true } })).toEqual(['separate']);
  });

  it('was paid by an agent for several clients is for their bills, and the rest goes back: a credit would be one client’s', () => {
    const together = [bill('KD0', 400_000), bill('KD1', 599_000)];
    const paid = { ...asks(400_000), together, isOfClients: true, others: [bill('KD2', 1_000_000)] };
    expect(keys(paid)).toEqual(['spread:refund', 'accept:refund', 'refund']);
    expect(why(paid)).toEqual([
      { decision: 'apply', why: 'several-payers' },
      { decision: 'credit', why: 'several-payers' },
    ]);
  });

  it('was paid for several bills at once is for all of them, to the kobo', () => {
    const together = [bill('KD0', 400_000), bill('KD1', 600_000)];
    const spread = (heldKobo: number, more: Partial<ReviewFacts> = {}) =>
      reviewOptions({ ...facts, ...asks(400_000), together, heldKobo, ...more }).options.filter(
        ({ decision }) => decision === 'spread',
      );
    expect(spread(1_000_000)).toMatchObject([{ key: 'spread', fitsExactly: true, billKobo: 1_000_000 }]);
    expect(spread(1_000_007)).toMatchObject([
      { key: 'spread:credit', creditKobo: 7 },
      { key: 'spread:refund', refundKobo: 7 },
    ]);
    expect(spread(999_990)).toMatchObject([
      {
        ...{ key: 'spread:write-off', billKobo: 999_990, writeOffKobo: 10 },
        bills: [
          { amountKobo: 400_000, writeOffKobo: 0 },
          { amountKobo: 599_990, writeOffKobo: 10 },
        ],
      },
    ]);
    expect(spread(400_000)).toEqual([]);
    expect(spread(1_000_000, { together: [bill('KD0', 400_000)] })).toEqual([]);
  });

  it('is for the bill that replaced a cancelled one before any other', () =>
    expect(
      keys({
        bill: { ...facts.bill, isCancelled: true },
        others: [bill('KD1', 1_000_000), bill('KD2', 1_200_000)],
        correctedBill: 'KD2',
      }),
    ).toEqual(['apply:KD2:write-off', 'apply:KD1', 'credit', 'refund']));

  it('says of what is not open why', () => {
    expect(why({ bill: { ...facts.bill, isPaid: true }, payerTpui: null })).toEqual([
      { decision: 'accept', why: 'bill-paid' },
      { decision: 'apply', why: 'no-other-bill' },
      { decision: 'credit', why: 'no-account' },
    ]);
    expect(why(asks(9_000_000))[0]).toEqual({ decision: 'write-off', why: 'above-limit' });
  });

  it.each([
    ['amount-missing', { found: { outcome: 'paid', amountKobo: 5 } }, ['book']],
    ['amount-missing', { found: { outcome: 'failed', amountKobo: null } }, ['close']],
    ['amount-missing', {}, ['book', 'no-payment']],
    ['conflicting-report', {}, ['close']],
    ['counter-asked', { countersId: '7' }, ['counter', 'close']],
  ] as const)('of which none is held, in a case of the kind %s', (kind, more, expected) =>
    expect(keys({ kind, heldKobo: 0, hasPayment: false, ...more })).toEqual(expected),
  );

  it('follows the provider about a receipt whose money it does not confirm any more', () => {
    const doubted = { kind: 'no-longer-paid', heldKobo: 0 };
    expect(keys(doubted)).toEqual(['take-back', 'close']);
    expect(keys({ ...doubted, found: { outcome: 'paid', amountKobo: 1_000_000 } })).toEqual(['close', 'take-back']);
  });

  it('always leaves one way on, and never promises more or less than is held', () => {
    for (const heldKobo of [1, 999_999, 1_000_000, 1_500_000, 9_000_000]) {
      const { options } = reviewOptions({ ...facts, heldKobo, others: [bill('KD1', 1_400_000)] });
      expect(options.length).toBeGreaterThan(0);
      for (const { billKobo, creditKobo, refundKobo } of options)
        expect(billKobo + creditKobo + refundKobo).toBe(heldKobo);
    }
  });
});

describe('what could become of a claimed second payment', () => {
  const second = {
    ...{ isFirstBooked: true, isDenied: false },
    claims: [{ key: 'a', movement: 'notice 2026-11-21', amountKobo: 1_000_000, bookableKobo: [1_000_000] }],
  };
  const claim = { kind: 'second-payment', heldKobo: 0, hasPayment: false };
  it.each([
    ['as it was told', second, ['book:a', 'no-payment']],
    [
      'as it was told with a fee, or as the reference asks',
      {
        ...second,
        claims: [{ key: 'a', movement: 'notice P-2', amountKobo: 1_016_125, bookableKobo: [1_016_125, 1_000_000] }],
      },
      ['book:a:told', 'book:a', 'no-payment'],
    ],
    [
      'as it was told, and not for the whole that did not come',
      { ...second, claims: [{ key: 'a', movement: 'notice P-2', amountKobo: 400_000, bookableKobo: [400_000] }] },
      ['book:a:told', 'no-payment'],
    ],
    [
      'not while nobody says how much came to a reference that is paid in parts',
      { ...second, claims: [{ key: 'a', movement: 'notice P-2', amountKobo: null, bookableKobo: [] }] },
      ['no-payment'],
    ],
    ['not before the first one', { ...second, isFirstBooked: false }, ['no-payment']],
    ['not when nothing was paid at all', { ...second, isFirstBooked: false, isDenied: true }, ['close', 'no-payment']],
    ['not again', { ...second, isDenied: true, claims: [] }, ['close', 'no-payment']],
  ])('is booked %s', (_, second, expected) => expect(keys({ ...claim, second })).toEqual(expected));

  it('says why it is not closed', () => {
    expect(why({ ...claim, second: { ...second, isFirstBooked: false } })).toEqual([
      { decision: 'book', why: 'first-not-booked' },
      { decision: 'close', why: 'not-denied' },
    ]);
  });
});
