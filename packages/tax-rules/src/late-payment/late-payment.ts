import { divideRounded, requireKobo, shareOf, sumOf, wholePpm } from '../kobo.ts';
import { inForce, type RuleLine } from '../rule.ts';
import { daysBetween, monthsBegun } from './calendar.ts';
import { interestPeriods } from './interest.ts';
import { latePaymentLaws, monetaryPolicyReference, type Neglect, type NeglectRule } from './late-payment-law.ts';

export interface LatePaymentInput {
  readonly neglect: Neglect;
  /** Tax that was due; zero for what is not about an amount. */
  readonly amountKobo: number;
  /** ISO date on which it should have been done. The law in force on that day holds. */
  readonly dueDay: string;
  /** ISO date on which it is done. */
  readonly doneDay: string;
  /** A yearly rate of interest instead of the central bank's. */
  readonly interestRatePpm?: number;
}

export type LatePaymentLineId = 'amount-due' | 'late-penalty' | 'late-interest' | 'late-total';

export interface LatePayment {
  readonly daysLate: number;
  readonly totalKobo: number;
  readonly lines: readonly RuleLine<LatePaymentLineId>[];
}

/** What is to be paid when something is done after its day: the amount if it is the person's own debt, the penalty and the interest. */
export function latePayment(input: LatePaymentInput): LatePayment {
  const { neglect, amountKobo, dueDay, doneDay } = input;
  requireKobo('amountKobo', amountKobo);
  const rule = inForce(latePaymentLaws, dueDay).rules[neglect];
  const daysLate = Math.max(0, daysBetween(dueDay, doneDay));
  const { reference } = rule;
  const lines = [
    ...(amountKobo > 0 && !rule.isAmountOwedByOther
      ? [{ id: 'amount-due', amountKobo, formula: { kind: 'entered' }, reference } as const]
      : []),
    penalty(rule, input, daysLate),
    ...interest(rule, input),
  ];
  const amounts = lines.map((line) => line.amountKobo);
  const totalKobo = sumOf(...amounts);
  return {
    daysLate,
    totalKobo,
    lines: [
      ...lines,
      {
        id: 'late-total',
        amountKobo: totalKobo,
        formula: { kind: 'sum', of: amounts.map((each) => ({ amountKobo: each })) },
        reference,
      },
    ],
  };
}

function penalty(
  { penaltyRatePpm, penaltyYearlyRatePpm, firstMonthKobo = 0, furtherMonthKobo = 0, reference }: NeglectRule,
  { amountKobo, dueDay, doneDay }: LatePaymentInput,
  daysLate: number,
): RuleLine<LatePaymentLineId> {
  const id = 'late-penalty';
  if (daysLate === 0) return { id, amountKobo: 0, formula: { kind: 'exempt' }, reference };
  if (penaltyRatePpm !== undefined) {
    const formula = { kind: 'rate', ofKobo: amountKobo, ratePpm: penaltyRatePpm } as const;
    return { id, amountKobo: shareOf(amountKobo, penaltyRatePpm), formula, reference };
  }
  if (penaltyYearlyRatePpm !== undefined) {
    const dividend = BigInt(amountKobo) * BigInt(penaltyYearlyRatePpm) * BigInt(daysLate);
    const interestKobo = divideRounded(dividend, BigInt(wholePpm * 365));
    const period = { ofKobo: amountKobo, ratePpm: penaltyYearlyRatePpm, days: daysLate, interestKobo };
    return { id, amountKobo: interestKobo, formula: { kind: 'interest', periods: [period] }, reference };
  }
  const months = monthsBegun(dueDay, doneDay);
  return {
    id,
    amountKobo: sumOf(firstMonthKobo, furtherMonthKobo * (months - 1)),
    formula: { kind: 'months', firstKobo: firstMonthKobo, eachKobo: furtherMonthKobo, months },
    reference,
  };
}

function interest(
  { bearsInterest, reference }: NeglectRule,
  { amountKobo, dueDay, doneDay, interestRatePpm }: LatePaymentInput,
): readonly RuleLine<LatePaymentLineId>[] {
  if (!bearsInterest) return [];
  const periods = interestPeriods({ amountKobo, from: dueDay, to: doneDay, ratePpm: interestRatePpm });
  const { certainty } = interestRatePpm === undefined ? monetaryPolicyReference : reference;
  return [
    {
      id: 'late-interest',
      amountKobo: sumOf(...periods.map(({ interestKobo }) => interestKobo)),
      formula: periods.length > 0 ? { kind: 'interest', periods } : { kind: 'exempt' },
      reference: { ...reference, certainty },
    },
  ];
}
