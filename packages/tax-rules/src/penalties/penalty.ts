import { divideRounded, requireKobo, shareOf, sumOf, wholePpm } from '../kobo.ts';
import { daysBetween, monthsBegun } from '../late-payment/calendar.ts';
import { interestPeriods } from '../late-payment/interest.ts';
import { monetaryPolicyReference } from '../late-payment/late-payment-law.ts';
import type { Certainty, LegalReference, RuleLine } from '../rule.ts';
import { type PenalisedNeglect, type PenaltyRule, penaltyLaws } from './penalty-law.ts';

export interface PenaltyInput {
  readonly neglect: PenalisedNeglect;
  /** A company or an agency, for rules that tell them from people. */
  readonly isOrganisation: boolean;
  /** The tax it is about; zero for a return. */
  readonly baseKobo: number;
  /** ISO date on which it should have been done. The law in force on that day holds. */
  readonly dueDay: string;
  /** ISO date on which it was done, or up to which is reckoned. */
  readonly untilDay: string;
  /** Charged for the same lateness before: never twice. */
  readonly before?: { readonly penaltyKobo: number; readonly interestKobo: number };
}

export type PenaltyLineId = 'base' | 'penalty' | 'interest' | 'charged-before' | 'total';

/** Why less is added than a text may ask: none is held, or a rate that it names is not. */
export type PenaltyGap = 'no-text' | 'no-rate';

export interface PenaltyComputation {
  readonly daysLate: number;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  readonly totalKobo: number;
  readonly lines: readonly RuleLine<PenaltyLineId>[];
  readonly gaps: readonly PenaltyGap[];
}

/** What one lateness adds until a day, less what was charged for it before: each step a line. */
export function penaltyOf(input: PenaltyInput): PenaltyComputation {
  const { neglect, baseKobo, dueDay, untilDay, before = { penaltyKobo: 0, interestKobo: 0 } } = input;
  for (const [name, amount] of Object.entries({ baseKobo, ...before })) requireKobo(name, amount);
  const daysLate = Math.max(0, daysBetween(dueDay, untilDay));
  const law = penaltyLaws.find(({ from, to }) => from <= dueDay && (to === undefined || dueDay <= to));
  const rule = law?.rules[neglect];
  if (!rule || daysLate === 0)
    return { daysLate, penaltyKobo: 0, interestKobo: 0, totalKobo: 0, lines: [], gaps: rule ? [] : ['no-text'] };
  const { reference } = rule;
  const penalty = penaltyLine(rule, input, daysLate);
  const interest = interestLine(rule, input);
  const penaltyKobo = Math.max(0, penalty.amountKobo - before.penaltyKobo);
  const interestKobo = Math.max(0, (interest?.amountKobo ?? 0) - before.interestKobo);
  const charged = sumOf(penalty.amountKobo, interest?.amountKobo) - penaltyKobo - interestKobo;
  const totalKobo = sumOf(penaltyKobo, interestKobo);
  const of = [{ amountKobo: penaltyKobo }, ...(interest ? [{ amountKobo: interestKobo }] : [])];
  return {
    ...{ daysLate, penaltyKobo, interestKobo, totalKobo },
    lines: [
      ...(baseKobo > 0 ? [entered('base', baseKobo, reference)] : []),
      penalty,
      ...(interest ? [interest] : []),
      ...(charged > 0 ? [entered('charged-before', charged, reference)] : []),
      { id: 'total', amountKobo: totalKobo, formula: { kind: 'sum', of }, reference },
    ],
    gaps: rule.interest === 'commercial' ? ['no-rate'] : [],
  };
}

function entered(id: PenaltyLineId, amountKobo: number, reference: LegalReference): RuleLine<PenaltyLineId> {
  return { id, amountKobo, formula: { kind: 'entered' }, reference };
}

function penaltyLine(
  rule: PenaltyRule,
  { baseKobo, dueDay, untilDay, isOrganisation }: PenaltyInput,
  daysLate: number,
): RuleLine<PenaltyLineId> {
  const { penaltyRatePpm, penaltyYearlyRatePpm, onceKobo, firstMonthKobo = 0, furtherMonthKobo = 0, reference } = rule;
  const id = 'penalty';
  if (penaltyRatePpm !== undefined) {
    const formula = { kind: 'rate', ofKobo: baseKobo, ratePpm: penaltyRatePpm } as const;
    return { id, amountKobo: shareOf(baseKobo, penaltyRatePpm), formula, reference };
  }
  if (penaltyYearlyRatePpm !== undefined) {
    const dividend = BigInt(baseKobo) * BigInt(penaltyYearlyRatePpm) * BigInt(daysLate);
    const interestKobo = divideRounded(dividend, BigInt(wholePpm * 365));
    const periods = [{ ofKobo: baseKobo, ratePpm: penaltyYearlyRatePpm, days: daysLate, interestKobo }];
    return { id, amountKobo: interestKobo, formula: { kind: 'interest', periods }, reference };
  }
  if (onceKobo)
    return {
      id,
      amountKobo: isOrganisation ? onceKobo.organisation : onceKobo.person,
      formula: { kind: 'fixed' },
      reference,
    };
  const months = monthsBegun(dueDay, untilDay);
  return {
    id,
    amountKobo: sumOf(firstMonthKobo, furtherMonthKobo * (months - 1)),
    formula: { kind: 'months', firstKobo: firstMonthKobo, eachKobo: furtherMonthKobo, months },
    reference,
  };
}

/** Undefined where the rule adds none; exempt and zero where its rate is not held. */
function interestLine(
  { interest, reference }: PenaltyRule,
  { baseKobo, dueDay, untilDay }: PenaltyInput,
): RuleLine<PenaltyLineId> | undefined {
  if (interest === undefined) return undefined;
  if (interest === 'commercial') return { id: 'interest', amountKobo: 0, formula: { kind: 'exempt' }, reference };
  const periods = interestPeriods({ amountKobo: baseKobo, from: dueDay, to: untilDay });
  const certainty: Certainty = monetaryPolicyReference.certainty;
  return {
    id: 'interest',
    amountKobo: sumOf(...periods.map(({ interestKobo }) => interestKobo)),
    formula: { kind: 'interest', periods },
    reference: { ...reference, certainty },
  };
}
