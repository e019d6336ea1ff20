import { divideRounded, sumOf, wholePpm } from '../kobo.ts';
import { type InterestPeriod, inForce } from '../rule.ts';
import { dayAfter, daysBetween, yearsAfter } from './calendar.ts';
import { type MonetaryPolicyRate, monetaryPolicyRates } from './late-payment-law.ts';

const daysInYear = 365;

export interface InterestInput {
  readonly amountKobo: number;
  /** The last day on which nothing was owed. */
  readonly from: string;
  readonly to: string;
  readonly isCompound: boolean;
  /** One rate for the whole time, instead of the central bank's. */
  readonly ratePpm?: number | undefined;
}

/** Interest by the day, cut wherever the rate changes and, when compound, at the end of each year. */
export function interestPeriods({
  amountKobo,
  from,
  to,
  isCompound,
  ratePpm,
}: InterestInput): readonly InterestPeriod[] {
  const rates = ratePpm === undefined ? monetaryPolicyRates : [{ from, ratePpm }];
  const periods: InterestPeriod[] = [];
  let ofKobo = amountKobo;
  let start = from;
  for (let year = 1; start < to; year += 1) {
    const end = earlierOf(yearsAfter(from, year), to);
    const ofThisYear = yearOf(ofKobo, start, end, rates);
    periods.push(...ofThisYear);
    if (isCompound) ofKobo = sumOf(ofKobo, ...ofThisYear.map(({ interestKobo }) => interestKobo));
    start = end;
  }
  return periods;
}

function yearOf(ofKobo: number, from: string, to: string, rates: readonly MonetaryPolicyRate[]) {
  const periods: InterestPeriod[] = [];
  let start = from;
  while (start < to) {
    const rate = inForce(rates, dayAfter(start));
    const end = rate.to === undefined ? to : earlierOf(rate.to, to);
    const days = daysBetween(start, end);
    const dividend = BigInt(ofKobo) * BigInt(rate.ratePpm) * BigInt(days);
    const interestKobo = divideRounded(dividend, BigInt(wholePpm * daysInYear));
    periods.push({ ofKobo, ratePpm: rate.ratePpm, days, interestKobo });
    start = end;
  }
  return periods;
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}
