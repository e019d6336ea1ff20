import type { AnswersOf, ReturnKindId, returnKinds } from '@portal/contracts';
import { AnswerError, consumptionTaxReturn, directAssessmentReturn, type ReturnComputation } from '@portal/tax-rules';
import type { CheckedAnswers } from './check-answers.ts';
import { fromDayOf } from './return-period.ts';

/** The rules of each kind, by the fields of its kind. */
const rules: {
  readonly [Kind in ReturnKindId]: (
    day: string,
    answers: AnswersOf<(typeof returnKinds)[Kind]['fields']>,
  ) => ReturnComputation;
} = {
  'consumption-tax': consumptionTaxReturn,
  'direct-assessment': (day, { livedHere: _lived, ...answers }) => directAssessmentReturn(day, answers),
};

interface Problem {
  readonly path: string;
  readonly words: string;
}

/** By the law of the period's first day. A problem: the rule cannot be computed from what was said there. */
export function computeReturn(
  kind: ReturnKindId,
  period: string,
  answers: CheckedAnswers,
): ReturnComputation | Problem {
  const rule = rules[kind] as (day: string, answers: CheckedAnswers) => ReturnComputation;
  try {
    return rule(fromDayOf(period), answers);
  } catch (error) {
    if (error instanceof AnswerError) return { path: error.key, words: error.message };
    throw error;
  }
}
