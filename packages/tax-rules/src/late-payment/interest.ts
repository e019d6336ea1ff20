import { divideRounded, wholePpm } from '../kobo.ts';
import { type InterestPeriod, inForce } from '../rule.ts';
import { dayAfter, daysBetween } from './calendar.ts';
import { type MonetaryPolicyRate, monetaryPolicyRates } from './late-payment-law.ts';

const daysInYear = 365;

export interface InterestInput {
  readonly amountKobo: number;
  /** The last day on which nothing was owed. */
  readonly from: string;
  readonly to: string;
  /** One rate for the whole time, instead of the central bank's. */
  readonly ratePpm?: number | undefined;
}

/** Simple interest by the day, cut wherever the rate changes. */
export function interestPeriods({ amountKobo, from, to, ratePpm }: InterestInput): readonly InterestPeriod[] {
  const rates = ratePpm === undefined ? monetaryPolicyRates : [{ from, ratePpm }];
  const periods: InterestPeriod[] = [];
  let start = from;
  while (start < to) {
    const rate: MonetaryPolicyRate = inForce(rates, dayAfter(start));
    const end = rate.to === undefined ? to : earlierOf(rate.to, to);
    const days = daysBetween(start, end);
    const dividend = BigInt(amountKobo) * BigInt(rate.ratePpm) * BigInt(days);
    const interestKobo = divideRounded(dividend, BigInt(wholePpm * daysInYear));
    periods.push({ ofKobo: amountKobo, ratePpm: rate.ratePpm, days, interestKobo });
    start = end;
  }
  return periods;
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}
