import type { Formula, LegalReference } from '../rule.ts';
import type { Answers } from './amount-rule.ts';

/** How a line of a bill came about, with its own numbers. */
export type TariffFormula = Formula | { readonly kind: 'times'; readonly eachKobo: number; readonly count: number };

export interface TariffAmount {
  readonly amountKobo: number;
  readonly formula: TariffFormula;
  /** Where the formula is a law's. */
  readonly reference?: LegalReference;
}

/** An answer a rule cannot be computed from, and whose it is. */
export class AnswerError extends RangeError {
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** A count or an amount: whole, and not below zero. */
export function wholeOf(answers: Answers, key: string): number {
  const answer = answers[key];
  if (typeof answer !== 'number' || !Number.isSafeInteger(answer) || answer < 0) {
    throw new AnswerError(key, 'Enter a whole number');
  }
  return answer;
}
