import type { DirectAssessmentInput } from './direct-assessment-return.ts';

/** A fraction of a kobo: exact, whatever is divided. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const whole = (over: bigint): Fraction => ({ over, under: 1n });
const share = (over: bigint, under: bigint): Fraction => ({ over, under });
const add = (a: Fraction, b: Fraction) => share(a.over * b.under + b.over * a.under, a.under * b.under);
const less = (a: Fraction, b: Fraction) => add(a, share(-b.over, b.under));
const times = (a: Fraction, b: Fraction) => share(a.over * b.over, a.under * b.under);
const isMore = (a: Fraction, b: Fraction) => a.over * b.under > b.over * a.under;
const greater = (a: Fraction, b: Fraction) => (isMore(a, b) ? a : b);
const lesser = (a: Fraction, b: Fraction) => (isMore(a, b) ? b : a);
const nothing = whole(0n);
const hundredth = (percents: bigint) => share(percents, 100n);
const rounded = ({ over, under }: Fraction) => (2n * over + under) / (2n * under);

/** The law once more, by hand from its schedules and apart from the rules: width in naira (0: the rest) and rate in hundredths. */
const schedules = {
  '2025': [
    [300_000n, 7n],
    [300_000n, 11n],
    [500_000n, 15n],
    [500_000n, 19n],
    [1_600_000n, 21n],
    [0n, 24n],
  ],
  '2026': [
    [800_000n, 0n],
    [2_200_000n, 15n],
    [9_000_000n, 18n],
    [13_000_000n, 21n],
    [25_000_000n, 23n],
    [0n, 25n],
  ],
} as const;

const freeWageKobo = 12n * 70_000n * 100n;

/** The tax of a year in whole kobo: fractions until the end, rounded once, halves upwards; gains to 2025 are a tax of their own. */
export function exactYear(year: keyof typeof schedules, input: DirectAssessmentInput): number {
  const sum = (amounts: readonly (number | undefined)[]) => amounts.reduce((all, one) => all + BigInt(one ?? 0), 0n);
  const wage = sum(input.employments.map(({ grossKobo }) => grossKobo));
  const profits = input.sources.map(({ incomeKobo, costsKobo, lossBroughtKobo }) => {
    const profit = BigInt(incomeKobo) - BigInt(costsKobo) - BigInt(lossBroughtKobo);
    return profit > 0n ? profit : 0n;
  });
  const gains = BigInt(input.gainsKobo);
  const other = profits.reduce((all, one) => all + one, 0n) + (year === '2026' ? gains : 0n);
  const gainsTax = year === '2025' ? rounded(times(whole(gains), hundredth(10n))) : 0n;
  const gross = whole(wage + other);
  const isFree = wage <= freeWageKobo;
  if (isFree && other === 0n) return Number(gainsTax);
  const contributions = sum([
    ...[input.pensionKobo, input.housingFundKobo, input.healthInsuranceKobo],
    ...[input.lifeInsuranceKobo, input.homeLoanInterestKobo],
  ]);
  const counted = year === '2026' && isFree ? whole(other) : gross;
  const income = greater(nothing, less(counted, whole(contributions)));
  const chargeable = greater(nothing, less(income, reliefOf(year, income, BigInt(input.rentPaidKobo ?? 0))));
  const banded = overBands(schedules[year], chargeable);
  const due = year === '2025' ? greater(banded, times(gross, hundredth(1n))) : banded;
  return Number(rounded(due) + gainsTax);
}

function reliefOf(year: keyof typeof schedules, income: Fraction, rentKobo: bigint): Fraction {
  if (year === '2026') return lesser(times(whole(rentKobo), hundredth(20n)), whole(500_000n * 100n));
  return add(greater(whole(200_000n * 100n), times(income, hundredth(1n))), times(income, hundredth(20n)));
}

function overBands(bands: readonly (readonly [bigint, bigint])[], chargeable: Fraction): Fraction {
  let [left, tax] = [chargeable, nothing];
  for (const [width, rate] of bands) {
    const charged = width === 0n ? left : lesser(left, whole(width * 100n));
    tax = add(tax, times(charged, hundredth(rate)));
    left = less(left, charged);
  }
  return tax;
}
