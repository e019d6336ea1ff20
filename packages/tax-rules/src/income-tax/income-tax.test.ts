import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { spread, taxOver } from './bands.ts';
import { incomeTax } from './income-tax.ts';
import { incomeTaxLaws } from './income-tax-law.ts';

const [law2026, law2025] = incomeTaxLaws;
const day2026 = '2026-06-30';
const day2025 = '2025-06-30';
const anIncome = fc.integer({ min: 0, max: naira(500_000_000) });

describe('income tax from 2026', () => {
  it.each([
    [0, 0],
    [800_000, 0],
    [3_000_000, 330_000],
    [3_162_000, 359_160],
    [5_000_000, 690_000],
    [5_800_000, 834_000],
    [12_000_000, 1_950_000],
    [25_000_000, 4_680_000],
    [50_000_000, 10_430_000],
    [60_000_000, 12_930_000],
  ])('charges ₦%d of chargeable income with ₦%d', (income, tax) => {
    expect(taxOver(spread(naira(income), law2026?.bands ?? []))).toBe(naira(tax));
  });

  it('charges the first naira above the zero band with fifteen kobo', () => {
    expect(taxOver(spread(naira(800_001), law2026?.bands ?? []))).toBe(15);
  });

  it('takes nothing of employment income up to the minimum wage, and does of other income', () => {
    expect(incomeTax({ day: day2026, employmentIncomeKobo: naira(840_000) }).taxKobo).toBe(0);
    expect(incomeTax({ day: day2026, employmentIncomeKobo: 0, otherIncomeKobo: naira(840_000) }).taxKobo).toBe(
      naira(6_000),
    );
  });

  it.each([
    [1_000_000, 200_000],
    [2_500_000, 500_000],
    [4_000_000, 500_000],
  ])('relieves ₦%d of rent with ₦%d', (rent, relief) => {
    const { lines } = incomeTax({
      day: day2026,
      employmentIncomeKobo: naira(6_000_000),
      rentPaidKobo: naira(rent),
    });
    expect(lines.find(({ id }) => id === 'rent-relief')?.amountKobo).toBe(naira(relief));
  });
});

describe('income tax to 2025', () => {
  it.each([
    [1_200_000, 78_000],
    [3_000_000, 350_000],
    [6_000_000, 896_000],
    [12_000_000, 2_048_000],
  ])('charges ₦%d gross with ₦%d', (gross, tax) => {
    expect(incomeTax({ day: day2025, employmentIncomeKobo: naira(gross) }).taxKobo).toBe(naira(tax));
  });

  it('takes at least one per cent of gross income', () => {
    const { taxKobo, lines } = incomeTax({
      day: day2025,
      employmentIncomeKobo: naira(2_000_000),
      pensionKobo: naira(1_900_000),
    });
    expect(taxKobo).toBe(naira(20_000));
    expect(lines.at(-1)?.formula.kind).toBe('greatest');
  });
});

describe.each([
  ['from 2026', law2026],
  ['to 2025', law2025],
])('the bands %s', (_, law) => {
  const table = law?.bands ?? [];

  it('never take less of a larger income', () => {
    fc.assert(
      fc.property(anIncome, fc.integer({ min: 0, max: naira(1_000_000) }), (income, more) => {
        expect(taxOver(spread(income + more, table))).toBeGreaterThanOrEqual(taxOver(spread(income, table)));
      }),
    );
  });

  it('make no jump at an edge: one kobo more is never more than one kobo of tax', () => {
    let edge = 0;
    for (const { widthKobo } of table) {
      if (widthKobo === null) break;
      edge += widthKobo;
      const step = taxOver(spread(edge + 1, table)) - taxOver(spread(edge, table));
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(1);
    }
  });

  it('add up to the kobo, with nothing left over', () => {
    fc.assert(
      fc.property(anIncome, (income) => {
        const shares = spread(income, table);
        expect(shares.reduce((sum, { chargedKobo }) => sum + chargedKobo, 0)).toBe(income);
        const exact = shares.reduce((sum, { chargedKobo, ratePpm }) => sum + BigInt(chargedKobo) * BigInt(ratePpm), 0n);
        expect(BigInt(taxOver(shares))).toBe((exact * 2n + 1_000_000n) / 2_000_000n);
      }),
    );
  });
});

describe('a computation', () => {
  it('refuses amounts that are not whole kobo', () => {
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => incomeTax({ day: day2026, employmentIncomeKobo: amount })).toThrow(RangeError);
  });

  it('refuses a year whose law is not known', () => {
    expect(() => incomeTax({ day: '1999-01-01', employmentIncomeKobo: 0 })).toThrow('No rule is known');
  });

  it('never charges more than the income, whatever is deducted', () => {
    fc.assert(
      fc.property(anIncome, anIncome, anIncome, (income, pension, rent) => {
        const { taxKobo, chargeableKobo } = incomeTax({
          day: day2026,
          employmentIncomeKobo: income,
          pensionKobo: pension,
          rentPaidKobo: rent,
        });
        expect(taxKobo).toBeLessThanOrEqual(chargeableKobo);
        expect(chargeableKobo).toBeLessThanOrEqual(income);
      }),
    );
  });
});
