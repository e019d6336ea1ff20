import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from './kobo.ts';
import { businessPremises, consumptionTax, developmentLevy } from './levies/levies.ts';
import { type Instrument, stampDuty, stampDutyLaws } from './stamp-duty/stamp-duty.ts';
import { withholding } from './withholding/withholding.ts';
import { payees, withholdingLaws, withholdingTransactions } from './withholding/withholding-rates.ts';

const day = '2026-06-30';
const anAmount = fc.integer({ min: 0, max: naira(1_000_000_000) });

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

  it('doubles for a payee without a Tax ID', () => {
    const rent = {
      day,
      transaction: 'rent-hire-or-lease',
      payee: 'resident-individual',
      amountKobo: naira(1_000_000),
    } as const;
    expect(withholding({ ...rent, hasTaxId: true }).amountKobo).toBe(naira(100_000));
    expect(withholding({ ...rent, hasTaxId: false }).amountKobo).toBe(naira(200_000));
  });

  it('goes to the State from people and to the federal service from companies', () => {
    for (const payee of payees) {
      const { collectedBy } = withholding({ day, transaction: 'royalty', payee, amountKobo: 0, hasTaxId: true });
      expect(collectedBy).toBe(payee.endsWith('individual') ? 'state' : 'nigeria-revenue-service');
    }
  });

  it('never takes more than the payment', () => {
    fc.assert(
      fc.property(
        anAmount,
        fc.constantFrom(...withholdingTransactions),
        fc.constantFrom(...payees),
        fc.boolean(),
        (amountKobo, transaction, payee, hasTaxId) => {
          const line = withholding({ day, transaction, payee, amountKobo, hasTaxId });
          expect(line.amountKobo).toBeLessThanOrEqual(amountKobo);
        },
      ),
    );
  });
});

describe('stamp duty', () => {
  it.each([
    ['property-transfer', 10_000_000, 0],
    ['property-transfer', 10_000_001, 150_000.02],
    ['mortgage-or-debenture', 8_000_000, 30_000],
    ['lease-up-to-7-years', 12_000_000, 93_600],
    ['lease-up-to-7-years', 9_999_999, 0],
    ['lease-over-7-years', 12_000_000, 360_000],
    ['loan-capital', 1_000_000, 1_250],
    ['insurance-policy', 1_000_000, 750],
    ['agreement', 999_999, 0],
    ['agreement', 1_000_000, 1_000],
    ['receipt', 9_999, 0],
    ['electronic-transfer', 10_000, 50],
  ] as const)('of a %s of ₦%d is ₦%d', (instrument, value, duty) => {
    expect(stampDuty({ day, instrument, valueKobo: naira(value) }).amountKobo).toBe(Math.round(duty * 100));
  });

  it('never falls when the value rises', () => {
    const instruments = Object.keys(stampDutyLaws[0]?.duties ?? {}) as Instrument[];
    fc.assert(
      fc.property(anAmount, anAmount, fc.constantFrom(...instruments), (one, other, instrument) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const duty = (valueKobo: number) => stampDuty({ day, instrument, valueKobo }).amountKobo;
        expect(duty(low)).toBeLessThanOrEqual(duty(high));
      }),
    );
  });
});

describe('levies of the State', () => {
  it('take ₦1,000 a year from adults', () => {
    expect(developmentLevy({ day, ageYears: 18 }).amountKobo).toBe(naira(1_000));
    expect(developmentLevy({ day, ageYears: 17 }).amountKobo).toBe(0);
  });

  it('take five per cent of a bill before value added tax', () => {
    expect(consumptionTax({ day, billBeforeVatKobo: 1_234_567 }).amountKobo).toBe(61_728);
  });

  it('take ₦10,000 for new premises and ₦5,000 for a renewal', () => {
    expect(businessPremises({ day, isRenewal: false }).amountKobo).toBe(naira(10_000));
    expect(businessPremises({ day, isRenewal: true }).amountKobo).toBe(naira(5_000));
  });

  it('say that they are what was last published', () => {
    expect(developmentLevy({ day, ageYears: 30 }).reference.certainty).toBe('last-published');
  });
});
