import * as z from 'zod/mini';
import { lawClockSchema } from '../assessments/assessment.ts';
import { koboSchema } from '../money.ts';
import { visitReportSchema } from './visit-report.ts';

/** As the case stands by its last step. */
export const enforcementStates = [
  'opened',
  'checked',
  'noted',
  'ordered',
  'planned',
  'approved',
  'departed',
  'held',
  'sale-noted',
  'sale-ordered',
  'sold',
  'released',
  'closed',
  'cancelled',
  'withdrawn',
] as const;
export type EnforcementState = (typeof enforcementStates)[number];

/** Why nothing may be done at this moment. The first three end a case, the others call its visit off. */
export const enforcementHindrances = [
  'paid',
  'ended',
  'demand-withdrawn',
  'plan',
  'contested',
  'credit',
  'payment',
  'not-lapsed',
] as const;
export type EnforcementHindrance = (typeof enforcementHindrances)[number];

/** What a court allows: to distrain (section 61 of the Nigeria Tax Administration Act 2025), or to sell what was taken. */
export const orderKinds = ['distrain', 'sale'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const genders = ['female', 'male'] as const;
export const heldKinds = ['goods', 'books'] as const;
export type HeldKind = (typeof heldKinds)[number];

export const visitStates = ['planned', 'approved', 'departed', 'executed', 'called-off'] as const;
export type VisitState = (typeof visitStates)[number];

const person = z.nullable(z.object({ id: z.uuid(), name: z.string() }));

export const courtOrderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(orderKinds),
  court: z.string(),
  orderNumber: z.string(),
  givenOn: z.iso.date(),
  /** The last day on which it may be executed. */
  validUntil: z.iso.date(),
  place: z.string(),
  maySeal: z.boolean(),
  mayTake: z.boolean(),
  maySearch: z.boolean(),
  /** A warrant for a private dwelling, section 58(5). */
  coversDwelling: z.boolean(),
  /** Goods up to this value; null: up to the debt. */
  limitKobo: z.nullable(koboSchema),
  /** Where the paper is kept. */
  paper: z.string(),
  notedBy: person,
  comparedBy: person,
});
export type CourtOrder = z.output<typeof courtOrderSchema>;

export const heldGoodsSchema = z.object({
  what: z.string(),
  kind: z.enum(heldKinds),
  valueKobo: koboSchema,
  /** Where it is kept, or the number of the seal. */
  keptAt: z.string(),
  /** Of books, section 59(6): the number of the receipt that was left. */
  receipt: z.string(),
});
export type HeldGoods = z.output<typeof heldGoodsSchema>;

export const executionSchema = z.object({
  arrivedAt: z.iso.datetime(),
  leftAt: z.iso.datetime(),
  latitude: z.number(),
  longitude: z.number(),
  hasSealed: z.boolean(),
  /** Who signed the inventory for the taxpayer. Empty when they refused. */
  signedFor: z.string(),
  /** What was said by whoever would not sign. */
  refusal: z.string(),
  witness: z.string(),
  costsKobo: koboSchema,
  account: z.string(),
  goods: z.array(heldGoodsSchema),
  searches: z.array(z.object({ searched: z.string(), gender: z.enum(genders), searchedBy: z.string() })),
  photos: z.array(z.object({ digest: z.string(), keptAt: z.string() })),
});
export type Execution = z.output<typeof executionSchema>;

export const visitSchema = z.object({
  id: z.uuid(),
  state: z.enum(visitStates),
  place: z.string(),
  isDwelling: z.boolean(),
  /** Who agreed, of a dwelling for which there is no warrant. */
  consentOf: z.string(),
  willSeal: z.boolean(),
  willTake: z.boolean(),
  willSearch: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  witness: z.string(),
  team: z.array(z.object({ id: z.uuid(), name: z.string(), badge: z.string(), gender: z.enum(genders) })),
  plannedBy: person,
  approvedBy: person,
  departedAt: z.nullable(z.iso.datetime()),
  endReason: z.string(),
  execution: z.nullable(executionSchema),
  /** What officers noted on their phones, the newest first. A release before did not say it. */
  reports: z.optional(z.array(visitReportSchema)),
});
export type Visit = z.output<typeof visitSchema>;

export const saleSchema = z.object({
  soldOn: z.iso.date(),
  proceedsKobo: koboSchema,
  costsKobo: koboSchema,
  debtKobo: koboSchema,
  /** What is left after costs and debt: back within ninety days, section 61(7). */
  surplusKobo: koboSchema,
  returnedOn: z.nullable(z.iso.date()),
  proof: z.string(),
});
export type Sale = z.output<typeof saleSchema>;

/** What both sides see. */
export const enforcementFields = {
  id: z.uuid(),
  number: z.string(),
  demandId: z.uuid(),
  demandNumber: z.string(),
  tpui: z.string(),
  taxpayer: z.string(),
  office: z.string(),
  state: z.enum(enforcementStates),
  /** Owed when the case began, and now. */
  debtKobo: koboSchema,
  openKobo: koboSchema,
  openedOn: z.iso.date(),
  endedOn: z.nullable(z.iso.date()),
  endReason: z.string(),
  /** Fourteen days of keeping, or ninety to give back what is left. */
  clock: z.nullable(lawClockSchema),
};
