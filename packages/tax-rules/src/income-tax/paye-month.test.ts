import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payeOfMonth } from './paye-month.ts';

/** Fractions over one denominator, written a second time from the text of the law: nothing of the computation is used. */
const parts = 10_000n;
const kobo = (naira: bigint) => naira * 100n;
const most = (one: bigint, other: bigint) => (one > other ? one : other);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const rest = 10n ** 18n;
const bands: Readonly<Record<string, readonly (readonly [bigint, bigint])[]>> = {
  '2026': [
    [kobo(800_000n), 0n],
    [kobo(2_200_000n), 15n],
    [kobo(9_000_000n), 18n],
    [kobo(13_000_000n), 21n],
    [kobo(25_000_000n), 23n],
    [rest, 25n],
  ],
  '2025': [
    [kobo(300_000n), 7n],
    [kobo(300_000n), 11n],
    [kobo(500_000n), 15n],
    [kobo(500_000n), 19n],
    [kobo(1_600_000n), 21n],
    [rest, 24n],
  ],
};
const minimumWage = kobo(840_000n);

function yearByHand(year: string, gross: bigint, deducted: bigint, rent: bigint): bigint {
  if (gross <= minimumWage) return 0n;
  const left = most(0n, gross - deducted) * 100n;
  const relief =
    year === '2026' ? least(rent * 20n, kobo(500_000n) * 100n) : most(left / 100n, kobo(200_000n) * 100n) + left / 5n;
  let chargeable = most(0n, left - relief);
  let tax = 0n;
  for (const [width, percent] of bands[year] ?? []) {
    const here = least(chargeable, width * 100n);
    tax += here * percent;
    chargeable -= here;
  }
  const due = year === '2025' ? most(tax, gross * 100n) : tax;
  return (2n * due + parts) / (2n * parts);
}

describe('PAYE of a month', () => {
  it.each(['2026', '2025'])('equals exact fractions to the kobo for 10,000 employees of %s', (year) => {
    const amount = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.record({
          grossKobo: fc.oneof(amount(10_000_000), amount(1_000_000_000), amount(100_000_000_000)),
          pensionKobo: amount(5_000_000),
          housingFundKobo: amount(2_000_000),
          healthInsuranceKobo: amount(2_000_000),
          lifeInsuranceKobo: amount(2_000_000),
          homeLoanInterestKobo: amount(2_000_000),
          yearlyRentKobo: amount(500_000_000),
        }),
        amount(11),
        (employee, index) => {
          const { grossKobo, pensionKobo, housingFundKobo, healthInsuranceKobo, yearlyRentKobo } = employee;
          const { lifeInsuranceKobo, homeLoanInterestKobo } = employee;
          const own = pensionKobo + housingFundKobo + healthInsuranceKobo + lifeInsuranceKobo + homeLoanInterestKobo;
          const deducted = BigInt(own) * 12n;
          const ofYear = yearByHand(year, BigInt(grossKobo) * 12n, deducted, BigInt(yearlyRentKobo));
          const upTo = (months: number) => (ofYear * BigInt(months)) / 12n;
          const month = `${year}-${String(index + 1).padStart(2, '0')}`;
          expect(payeOfMonth({ month, ...employee })).toBe(Number(upTo(index + 1) - upTo(index)));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('is refused for months whose law changed within them', () => {
    const nothing = { pensionKobo: 0, housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0 };
    expect(() => payeOfMonth({ month: '2024-07', grossKobo: 1, ...nothing })).toThrow(RangeError);
  });
});
