import { naira, percent } from '../kobo.ts';
import { latePaymentLaws } from '../late-payment/late-payment-law.ts';
import type { Certainty, Dated, LegalReference } from '../rule.ts';

/** What an office penalises. */
export const penalisedNeglects = [
  'return-not-filed',
  'employer-return-not-filed',
  'tax-paid-late',
  'deduction-not-remitted',
] as const;
export type PenalisedNeglect = (typeof penalisedNeglects)[number];

export interface PenaltyRule {
  /** Of the amount, once. */
  readonly penaltyRatePpm?: number;
  /** Of the amount, for a year. */
  readonly penaltyYearlyRatePpm?: number;
  /** For the first month that has begun. */
  readonly firstMonthKobo?: number;
  /** For each further month that has begun. */
  readonly furtherMonthKobo?: number;
  /** Once, however long it takes. */
  readonly onceKobo?: { readonly person: number; readonly organisation: number };
  /** `commercial`: the text names a bank's rate of the day, of which no table is held. */
  readonly interest?: 'central-bank' | 'commercial';
  readonly reference: LegalReference;
}

export interface PenaltyLaw extends Dated {
  /** What the law of these days says about a neglect; absent: no text is held, and nothing is added. */
  readonly rules: Readonly<Partial<Record<PenalisedNeglect, PenaltyRule>>>;
}

const incomeTaxAct = (section: string, certainty: Certainty): LegalReference => ({
  law: 'Personal Income Tax Act, as amended 2011',
  section,
  certainty,
});

/** Of 2026 and later: as the late-payment law reads it. */
const today: readonly PenaltyLaw[] = latePaymentLaws.map(({ rules, ...dates }) => {
  const read = (neglect: keyof typeof rules): PenaltyRule => {
    const { bearsInterest, isAmountOwedByOther: _, ...rule } = rules[neglect];
    return { ...rule, ...(bearsInterest && { interest: 'central-bank' as const }) };
  };
  return {
    ...dates,
    rules: {
      'return-not-filed': read('return-not-filed'),
      'employer-return-not-filed': read('return-not-filed'),
      'tax-paid-late': read('tax-paid-late'),
      'deduction-not-remitted': read('deduction-not-remitted'),
    },
  };
});

/** By the day on which something was due. Days before the oldest entry have no text. */
export const penaltyLaws: readonly PenaltyLaw[] = [
  ...today,
  {
    from: '2011-06-14',
    to: '2025-12-31',
    rules: {
      'employer-return-not-filed': {
        onceKobo: { person: naira(50_000), organisation: naira(500_000) },
        reference: incomeTaxAct('s. 81', 'last-published'),
      },
      'deduction-not-remitted': {
        penaltyYearlyRatePpm: percent(10),
        interest: 'commercial',
        reference: incomeTaxAct('s. 82', 'last-published'),
      },
    },
  },
];
