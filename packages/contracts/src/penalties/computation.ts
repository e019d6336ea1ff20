import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';

const period = z.object({ ofKobo: z.int(), ratePpm: z.int(), days: z.int(), interestKobo: z.int() });

const penaltyFormulaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('exempt') }),
  z.object({ kind: z.literal('rate'), ofKobo: z.int(), ratePpm: z.int() }),
  z.object({ kind: z.literal('months'), firstKobo: z.int(), eachKobo: z.int(), months: z.int() }),
  z.object({ kind: z.literal('interest'), periods: z.array(period) }),
  z.object({ kind: z.literal('sum'), of: z.array(z.object({ amountKobo: z.int() })) }),
]);

export const penaltyLineIds = ['base', 'penalty', 'interest', 'charged-before', 'total'] as const;
/** Why less is added than a text may ask. */
export const penaltyGaps = ['no-text', 'no-rate'] as const;

/** Each step with its numbers and its place in the law. */
export const penaltyComputationSchema = z.object({
  daysLate: z.int(),
  lines: z.array(
    z.object({
      id: z.enum(penaltyLineIds),
      amountKobo: koboSchema,
      formula: penaltyFormulaSchema,
      reference: z.object({
        law: z.string(),
        section: z.string(),
        certainty: z.enum(['certain', 'last-published', 'disputed', 'our-reading']),
      }),
    }),
  ),
  gaps: z.array(z.enum(penaltyGaps)),
});
export type PenaltyComputationShown = z.output<typeof penaltyComputationSchema>;

export const neglects = [
  'return-not-filed',
  'employer-return-not-filed',
  'tax-paid-late',
  'deduction-not-remitted',
] as const;
export const neglectSchema = z.enum(neglects);

// native reviewer
export const neglectWords = {
  'return-not-filed': { en: 'Return filed late or missing', ha: 'An makara ko ba a gabatar da bayani ba' },
  'employer-return-not-filed': {
    en: 'Annual return of employer filed late or missing',
    ha: 'An makara ko ba a gabatar da rahoton shekara na ma’aikata ba',
  },
  'tax-paid-late': { en: 'Tax paid late or unpaid', ha: 'An makara ko ba a biya haraji ba' },
  'deduction-not-remitted': {
    en: 'Deduction remitted late or missing',
    ha: 'An makara ko ba a miƙa abin da aka cire ba',
  },
} as const satisfies Readonly<Record<(typeof neglects)[number], Localized>>;

export const penaltyStates = ['proposed', 'billed', 'paid', 'remitted', 'refused', 'withdrawn'] as const;

// native reviewer
export const penaltyStateWords = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  billed: { en: 'Billed', ha: 'An fitar da bil' },
  paid: { en: 'Paid', ha: 'An biya' },
  remitted: { en: 'Remitted', ha: 'An yafe' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const satisfies Readonly<Record<(typeof penaltyStates)[number], Localized>>;

export const remissionStateWords = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  granted: { en: 'Remitted', ha: 'An yafe' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const satisfies Readonly<Record<string, Localized>>;
