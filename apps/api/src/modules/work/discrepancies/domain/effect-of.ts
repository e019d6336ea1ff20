import type { AnswersOf, returnKinds } from '@portal/contracts';

export type IncomeAnswers = AnswersOf<(typeof returnKinds)['direct-assessment']['fields']>;

export interface FoundPay {
  readonly employer: string;
  readonly grossKobo: number;
  readonly deductedKobo: number;
}

/** The return as it would be with the pay that employers declared, and what they deducted as its credit. */
export function withFoundPay(answers: IncomeAnswers, pay: readonly FoundPay[]): IncomeAnswers {
  return {
    ...answers,
    employments: pay.map(({ employer, grossKobo, deductedKobo }, at) => ({
      ...{ ref: `found-${at}`, employer, grossKobo, deductedKobo },
    })),
  };
}

interface FoundIncome {
  readonly overKobo: number;
  readonly withheldKobo: number;
}

/** The return with the income that was not declared, and with the tax withheld from it as far as no credit was claimed. */
export function withFoundIncome(answers: IncomeAnswers, { overKobo, withheldKobo }: FoundIncome): IncomeAnswers {
  const claimedKobo = answers.credits.reduce((sum, { taxKobo }) => sum + taxKobo, 0);
  const unclaimedKobo = Math.max(0, withheldKobo - claimedKobo);
  const income = { ref: 'found', name: 'Declared by those who paid', kind: 'other' as const };
  const credit = { ref: 'found', payer: 'Those who paid', note: 'Not claimed', taxKobo: unclaimedKobo };
  return {
    ...answers,
    sources: [...answers.sources, { ...income, incomeKobo: overKobo, costsKobo: 0, lossBroughtKobo: 0 }],
    credits: unclaimedKobo > 0 ? [...answers.credits, credit] : answers.credits,
  };
}
