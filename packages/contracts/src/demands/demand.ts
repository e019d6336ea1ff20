import * as z from 'zod/mini';
import { lawClockSchema, servedHowSchema } from '../assessments/assessment.ts';
import { koboSchema } from '../money.ts';

/** How a notice stands by its bills and the clock. `ended`: its bills fell away, nothing is owed. */
export const demandStandings = [
  'prepared',
  'approved',
  'issued',
  'served',
  'part-paid',
  'paid',
  'plan',
  'contested',
  'lapsed',
  'ended',
  'withdrawn',
] as const;
export type DemandStanding = (typeof demandStandings)[number];

/** What a bill is of. */
export const demandGrounds = ['return', 'paye', 'withholding', 'assessment', 'objection', 'penalty'] as const;
export type DemandGround = (typeof demandGrounds)[number];

/** Why a bill cannot be demanded now. */
export const demandHindrances = [
  'plan',
  'paid',
  'cancelled',
  'not-demandable',
  'objection',
  'not-final',
  'not-due',
  'dispute',
  'demanded',
  'credit',
  'payment',
] as const;
export type DemandHindrance = (typeof demandHindrances)[number];

const billFields = {
  billReference: z.string(),
  ground: z.nullable(z.enum(demandGrounds)),
  /** The first day of the month or year it is for; null where there is none. */
  periodFrom: z.nullable(z.iso.date()),
  heads: z.string(),
  dueOn: z.iso.date(),
  amountKobo: koboSchema,
};

export const demandCandidateSchema = z.object({
  ...billFields,
  billId: z.uuid(),
  hindrance: z.nullable(z.enum(demandHindrances)),
});
export type DemandCandidate = z.output<typeof demandCandidateSchema>;

export const demandedBillSchema = z.object({
  ...billFields,
  /** `in-parts`: a plan took its place. */
  standing: z.enum(['open', 'paid', 'under-review', 'cancelled', 'void', 'in-parts']),
});
export type DemandedBill = z.output<typeof demandedBillSchema>;

/** What both sides see of a notice. */
export const demandFields = {
  id: z.uuid(),
  number: z.string(),
  tpui: z.string(),
  taxpayer: z.string(),
  office: z.string(),
  standing: z.enum(demandStandings),
  totalKobo: koboSchema,
  paidKobo: koboSchema,
  openKobo: koboSchema,
  service: z.nullable(
    z.object({
      on: z.iso.date(),
      at: z.iso.datetime(),
      how: servedHowSchema,
      place: z.string(),
      /** Who took it, the number of the courier, or the inbox it was laid into. */
      proof: z.string(),
    }),
  ),
  /** While something of it is owed. */
  clock: z.nullable(lawClockSchema),
  endedAt: z.nullable(z.iso.datetime()),
  endReason: z.string(),
};
