import { naira, percent } from '../kobo.ts';
import type { Certainty, Dated, LegalReference } from '../rule.ts';

/** What was neglected. */
export const neglects = [
  'tax-paid-late',
  'deduction-not-remitted',
  'tax-not-deducted',
  'return-not-filed',
  'not-registered',
] as const;
export type Neglect = (typeof neglects)[number];

export interface NeglectRule {
  /** Of the amount, once. */
  readonly penaltyRatePpm?: number;
  /** Of the amount, for a year. */
  readonly penaltyYearlyRatePpm?: number;
  /** For the first month that has begun. */
  readonly firstMonthKobo?: number;
  /** For each further month that has begun. */
  readonly furtherMonthKobo?: number;
  /** The amount is somebody else's debt: it only measures the penalty. */
  readonly isAmountOwedByOther?: true;
  /** At the central bank's rate, on the amount alone. */
  readonly bearsInterest?: true;
  readonly reference: LegalReference;
}

export interface LatePaymentLaw extends Dated {
  readonly rules: Readonly<Record<Neglect, NeglectRule>>;
}

const administrationAct = (section: string, certainty: Certainty): LegalReference => ({
  law: 'Nigeria Tax Administration Act 2025',
  section,
  certainty,
});

export const latePaymentLaws: readonly LatePaymentLaw[] = [
  {
    from: '2026-01-01',
    rules: {
      // The section adds a spread that nobody has published. It names no interest on interest, as s. 129 does for oil companies.
      'tax-paid-late': {
        penaltyRatePpm: percent(10),
        bearsInterest: true,
        reference: administrationAct('s. 65', 'our-reading'),
      },
      'deduction-not-remitted': {
        penaltyYearlyRatePpm: percent(10),
        bearsInterest: true,
        reference: administrationAct('s. 107', 'our-reading'),
      },
      // The Regulations say so of payments to suppliers; of PAYE no text says it.
      'tax-not-deducted': {
        penaltyRatePpm: percent(40),
        isAmountOwedByOther: true,
        reference: administrationAct('s. 105, with the Withholding Regulations 2024, reg. 9(2)', 'our-reading'),
      },
      // The sections do not say whether months are those of the calendar: here they run from the day it was due.
      'return-not-filed': {
        firstMonthKobo: naira(100_000),
        furtherMonthKobo: naira(50_000),
        reference: administrationAct('s. 101', 'our-reading'),
      },
      'not-registered': {
        firstMonthKobo: naira(50_000),
        furtherMonthKobo: naira(25_000),
        reference: administrationAct('s. 100', 'our-reading'),
      },
    },
  },
];

export interface MonetaryPolicyRate extends Dated {
  readonly ratePpm: number;
}

/** The Central Bank of Nigeria's monetary policy rate, newest first. The newest one we know is not certain to be today's. */
export const monetaryPolicyRates: readonly MonetaryPolicyRate[] = [
  { from: '2026-02-24', ratePpm: percent(26.5) },
  { from: '2025-09-23', to: '2026-02-23', ratePpm: percent(27) },
];

export const monetaryPolicyReference: LegalReference = {
  law: 'Central Bank of Nigeria',
  section: 'Monetary Policy Rate',
  certainty: 'last-published',
};
