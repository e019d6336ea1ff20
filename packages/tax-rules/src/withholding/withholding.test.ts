import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { withholding } from './withholding.ts';
import { payees, payers, withholdingLaws, withholdingTransactions } from './withholding-rates.ts';

const day = '2026-06-30';
const rent = {
  day,
  transaction: 'rent-hire-or-lease',
  payer: 'company',
  payee: 'resident-individual',
  amountKobo: naira(1_000_000),
  hasTaxId: true,
} as const;

describe('withholding', () => {
  it('has these rates, in per cent, for resident and foreign companies and for resident and foreign people', () => {
    const table = withholdingTransactions.map((transaction) => {
      const rates = withholdingLaws[0]?.rates[transaction] ?? [];
      return `${transaction}: ${rates.map((rate) => (rate === null ? '–' : rate / 10_000)).join(' ')}`;
    });
    expect(table).toMatchInlineSnapshot(`
      [
        "dividend-or-interest: 10 10 10 10",
        "royalty: 10 10 5 5",
        "rent-hire-or-lease: 10 10 10 10",
        "professional-or-commission: 5 10 5 10",
        "supply-of-goods: 2 – 2 –",
        "co-location-or-tower: 2 5 2 5",
        "other-services: 2 5 2 5",
        "construction-of-roads-bridges-buildings: 2 5 2 5",
        "other-construction: 5 10 5 10",
        "directors-fees: – – 15 20",
        "loss-of-employment: – – 10 10",
        "entertainers-and-sports: – 15 – 15",
        "winnings: – – 5 15",
      ]
    `);
  });

  it.each([
    ['supply-of-goods', 2, 4],
    ['other-services', 2, 4],
    ['professional-or-commission', 5, 10],
    ['directors-fees', 15, 30],
    ['winnings', 5, 10],
    // Passive income: the Regulations double only the rate of goods, services and other non-passive income.
    ['dividend-or-interest', 10, 10],
    ['royalty', 5, 5],
    ['rent-hire-or-lease', 10, 10],
  ] as const)('of %s is %d per cent, and for a payee without a Tax ID %d', (transaction, rate, withoutTaxId) => {
    const payment = { ...rent, transaction };
    expect(withholding(payment).amountKobo).toBe(naira(rate * 10_000));
    expect(withholding({ ...payment, hasTaxId: false }).amountKobo).toBe(naira(withoutTaxId * 10_000));
  });

  it.each([
    ['2026-06-30', 50_000_000, 0],
    ['2026-06-30', 50_000_001, 0.1],
    ['2026-06-30', 60_000_000, 1_000_000],
    ['2025-06-30', 10_000_000, 0],
    ['2025-06-30', 60_000_000, 5_000_000],
  ])('on %s takes of a compensation of ₦%d only what is above the free part: ₦%d', (on, compensation, tax) => {
    const { amountKobo, reference } = withholding({
      ...rent,
      day: on,
      transaction: 'loss-of-employment',
      amountKobo: naira(compensation),
    });
    expect(amountKobo).toBe(Math.round(tax * 100));
    expect(reference.certainty).toBe('our-reading');
  });

  it('is not deducted by a private person', () => {
    expect(withholding({ ...rent, payer: 'private-person' })).toMatchObject({
      amountKobo: 0,
      formula: { kind: 'exempt' },
    });
  });

  it('is deducted by a small business only above ₦2 million in a month, or from a payee without a Tax ID', () => {
    const small = { ...rent, payer: 'small-business', amountKobo: naira(2_000_000) } as const;
    expect(withholding(small).amountKobo).toBe(0);
    expect(withholding({ ...small, amountKobo: naira(2_000_000) + 1 }).amountKobo).toBe(naira(200_000));
    expect(withholding({ ...small, hasTaxId: false }).amountKobo).toBe(naira(200_000));
  });

  it('goes to the State from people living in Nigeria, and to the federal service from all others', () => {
    for (const payee of payees)
      expect(withholding({ ...rent, payee }).collectedBy).toBe(
        payee === 'resident-individual' ? 'state' : 'nigeria-revenue-service',
      );
  });

  it('never takes more than the payment, and never less of a larger one', () => {
    const anAmount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        anAmount,
        anAmount,
        fc.constantFrom(...withholdingTransactions),
        fc.constantFrom(...payers),
        fc.constantFrom(...payees),
        fc.boolean(),
        (one, other, transaction, payer, payee, hasTaxId) => {
          const [low, high] = one < other ? [one, other] : [other, one];
          const of = (amountKobo: number) =>
            withholding({ day, transaction, payer, payee, amountKobo, hasTaxId }).amountKobo;
          expect(of(low)).toBeLessThanOrEqual(low);
          expect(of(low)).toBeLessThanOrEqual(of(high));
        },
      ),
    );
  });

  it('is not known for payments before the Regulations', () => {
    expect(() => withholding({ ...rent, day: '2024-12-31' })).toThrow('No rule is known');
  });
});
