import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { koboSchema } from '../money.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';

export const assessmentBases = ['best-of-judgement', 'additional'] as const;
export const assessmentBasisSchema = z.enum(assessmentBases);
export type AssessmentBasis = z.output<typeof assessmentBasisSchema>;

/** By what the office judges. */
export const assessmentMethods = ['records', 'third-party', 'comparables', 'inspection', 'living-standard'] as const;
export const assessmentMethodSchema = z.enum(assessmentMethods);
export type AssessmentMethod = z.output<typeof assessmentMethodSchema>;

/** As it was last moved. */
export const assessmentStates = [
  'proposed',
  'approved',
  'served',
  'final',
  'replaced',
  'withdrawn',
  /** An objection was upheld: nothing of it is owed. */
  'upheld',
  /** Agreed or decided to be another amount. */
  'revised',
] as const;
export const assessmentStateSchema = z.enum(assessmentStates);
export type AssessmentState = z.output<typeof assessmentStateSchema>;

/** As it stands by the clock: `contested` while an objection is before the office. */
export const assessmentStandings = [...assessmentStates, 'contested'] as const;
export const assessmentStandingSchema = z.enum(assessmentStandings);
export type AssessmentStanding = z.output<typeof assessmentStandingSchema>;

export const servedHows = ['by-hand', 'courier', 'electronic'] as const;
export const servedHowSchema = z.enum(servedHows);
export type ServedHow = z.output<typeof servedHowSchema>;

const words = (longest: number) => z.string().check(z.maxLength(longest));

/** One line of the computation. */
export const assessedLineSchema = z.object({
  says: words(160),
  /** How it was found: 'estimated sales × 5 %'. */
  how: words(240),
  amountKobo: koboSchema,
  /** To the tax, from the tax, or neither. */
  counts: z.enum(['added', 'taken-off', 'shown']),
});
export type AssessedLine = z.output<typeof assessedLineSchema>;

/** Whence a figure is. */
export const assessmentSourceSchema = z.object({ from: words(160), day: z.iso.date(), says: words(400) });
export type AssessmentSource = z.output<typeof assessmentSourceSchema>;

/** Another one of the trade, without their name. */
export const assessmentComparableSchema = z.object({ trade: words(160), area: words(120), taxKobo: koboSchema });
export type AssessmentComparable = z.output<typeof assessmentComparableSchema>;

/** Days of the law, as both sides see them. */
export const lawClockSchema = z.object({
  /** The day of service: the next one is the first. */
  startedOn: z.iso.date(),
  /** The last day. */
  endsOn: z.iso.date(),
  /** Today, from 0; never beyond `days`. */
  day: z.int(),
  days: z.int(),
});
export type LawClock = z.output<typeof lawClockSchema>;

/** What both sides see of an assessment. */
export const assessmentFields = {
  id: z.uuid(),
  number: z.string(),
  tpui: z.string(),
  taxpayer: z.string(),
  office: z.string(),
  head: z.object({ code: z.string(), name: z.string() }),
  /** Null: of a tax without returns here. */
  returnKind: z.nullable(returnKindSchema),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  basis: assessmentBasisSchema,
  isDeliberate: z.boolean(),
  method: assessmentMethodSchema,
  reason: z.string(),
  sources: z.array(assessmentSourceSchema),
  comparables: z.array(assessmentComparableSchema),
  lines: z.array(assessedLineSchema),
  taxKobo: koboSchema,
  standing: assessmentStandingSchema,
  service: z.nullable(z.object({ on: z.iso.date(), at: z.iso.datetime(), how: servedHowSchema, place: z.string() })),
  /** While one can object. */
  clock: z.nullable(lawClockSchema),
  contestedOn: z.nullable(z.iso.date()),
  endedAt: z.nullable(z.iso.datetime()),
  endReason: z.string(),
  /** From service on. */
  bill: z.nullable(z.object({ reference: z.string(), amountKobo: koboSchema, status: billStatusSchema })),
};
