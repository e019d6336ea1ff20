import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { withholdingOfMonth } from './withholding-month.ts';
import { payees, withholdingLaws, withholdingTransactions } from './withholding-rates.ts';

const month = '2026-10';
const payment = {
  transaction: 'other-services',
  payee: 'resident-individual',
  amountKobo: naira(1_000_000),
  taxId: 'KD-1',
} as const;
const taxes = (payer: 'company' | 'small-business', payments: Parameters<typeof withholdingOfMonth>[0]['payments']) =>
  withholdingOfMonth({ month, payer, payments }).map(({ amountKobo }) => amountKobo);

describe('the payments of a month', () => {
  it.each([
    ['rent-hire-or-lease', 123_456_789, 'KD-1', 12_345_679],
    ['rent-hire-or-lease', 123_456_789, '', 12_345_679],
    ['professional-or-commission', 33_333_333, 'KD-1', 1_666_667],
    ['professional-or-commission', 33_333_333, '', 3_333_333],
    ['supply-of-goods', 1_249, 'KD-1', 25],
    ['supply-of-goods', 1_224, 'KD-1', 24],
    ['supply-of-goods', 1_225, 'KD-1', 25],
    ['directors-fees', 250_000_001, 'KD-1', 37_500_000],
    ['directors-fees', 250_000_003, 'KD-1', 37_500_000],
    ['directors-fees', 250_000_004, 'KD-1', 37_500_001],
    ['winnings', 999, '', 100],
  ] as const)('of %s take of %d kobo, with the Tax ID "%s", %d kobo', (transaction, amountKobo, taxId, tax) => {
    expect(taxes('company', [{ ...payment, transaction, amountKobo, taxId }])).toEqual([tax]);
  });

  it('say where the rate is the double one', () => {
    const lines = withholdingOfMonth({
      ...{ month, payer: 'company' },
      payments: [payment, { ...payment, taxId: ' - ' }, { ...payment, transaction: 'royalty', taxId: '' }],
    });
    expect(lines.map(({ isDoubled }) => isDoubled)).toEqual([false, true, false]);
  });

  it('of a small business count together by payee, however the Tax ID is written', () => {
    const half = { ...payment, amountKobo: naira(1_000_000) };
    expect(taxes('small-business', [half, half])).toEqual([0, 0]);
    expect(taxes('small-business', [half, { ...half, taxId: 'kd1' }, { ...half, taxId: 'KD-2' }])).toEqual([0, 0, 0]);
    const above = [half, { ...half, taxId: 'kd 1', amountKobo: half.amountKobo + 1 }];
    expect(taxes('small-business', above)).toEqual([naira(20_000), naira(20_000)]);
    // Nobody knows whether two without a Tax ID are one; none of them is free.
    expect(taxes('small-business', [{ ...half, taxId: '' }])).toEqual([naira(40_000)]);
  });

  it('are exact fractions of what was paid, rounded once', () => {
    const percentages = withholdingLaws[0]?.rates;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.constantFrom(...withholdingTransactions.filter((one) => one !== 'loss-of-employment')),
        fc.constantFrom(...payees),
        fc.boolean(),
        (amountKobo, transaction, payee, hasTaxId) => {
          const [line] = withholdingOfMonth({
            ...{ month, payer: 'company' },
            payments: [{ transaction, payee, amountKobo, taxId: hasTaxId ? 'KD-1' : '' }],
          });
          const percentage = (percentages?.[transaction][payees.indexOf(payee)] ?? 0) / 10_000;
          const isPassive = ['dividend-or-interest', 'royalty', 'rent-hire-or-lease'].includes(transaction);
          const times = hasTaxId || isPassive ? 1n : 2n;
          const hundredths = BigInt(amountKobo) * BigInt(percentage) * times;
          expect(line?.amountKobo).toBe(Number((hundredths + 50n) / 100n));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('before the Regulations have no law that we know', () => {
    expect(() => withholdingOfMonth({ month: '2024-12', payer: 'company', payments: [payment] })).toThrow(RangeError);
  });
});
