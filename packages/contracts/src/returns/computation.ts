import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';

const term = z.object({ amountKobo: z.int(), ofKobo: z.optional(z.int()), ratePpm: z.optional(z.int()) });
const share = z.object({ fromKobo: z.int(), chargedKobo: z.int(), ratePpm: z.int(), taxKobo: z.int() });

const lineFormulaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('rate'), ofKobo: z.int(), ratePpm: z.int() }),
  z.object({ kind: z.enum(['lowest', 'greatest', 'sum']), of: z.array(term) }),
  /** Never below zero. */
  z.object({ kind: z.literal('difference'), fromKobo: z.int(), takenKobo: z.int() }),
  z.object({ kind: z.literal('bands'), shares: z.array(share) }),
  z.object({ kind: z.literal('exempt') }),
]);

/** One line of the explanation: its words are its kind's by `id`. */
export const returnLineSchema = z.object({
  id: z.string(),
  /** Whose it is, where a return has several: the source, the employer. */
  of: z.nullable(z.string()),
  amountKobo: koboSchema,
  formula: lineFormulaSchema,
  reference: z.object({
    law: z.string(),
    section: z.string(),
    certainty: z.enum(['certain', 'last-published', 'disputed', 'our-reading']),
  }),
});
export type ReturnLine = z.output<typeof returnLineSchema>;

export const returnFiguresSchema = z.object({
  /** Changes with the rules and with what they are given: what was shown is filed, or nothing is. */
  fingerprint: z.string(),
  lines: z.array(returnLineSchema),
  /** Of the whole period. */
  taxKobo: koboSchema,
  /** Paid by others already. */
  creditKobo: koboSchema,
  balanceKobo: koboSchema,
  /** Paid by others beyond the tax: two persons of the service decide whether it becomes credit. */
  overKobo: koboSchema,
  /** Kept for later years of the same source. */
  losses: z.array(z.object({ source: z.string(), amountKobo: koboSchema })),
});
export type ReturnFigures = z.output<typeof returnFiguresSchema>;

/** What the law adds today. Told, not billed. */
export const returnLatenessSchema = z.object({
  daysLate: z.int(),
  of: z.enum(['return', 'payment']),
  penaltyKobo: koboSchema,
  interestKobo: koboSchema,
  /** Where it is written. */
  source: z.string(),
});
export type ReturnLateness = z.output<typeof returnLatenessSchema>;

/** What the portal filled in, and the person says otherwise. */
export const returnChangeSchema = z.object({
  path: z.string(),
  filled: z.nullable(z.union([z.string(), z.int(), z.boolean()])),
  /** Null: the row was taken out. */
  said: z.nullable(z.union([z.string(), z.int(), z.boolean()])),
  /** Empty while none is given. */
  reason: z.string(),
});
export type ReturnChange = z.output<typeof returnChangeSchema>;
