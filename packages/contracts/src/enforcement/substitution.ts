import * as z from 'zod/mini';
import { lawClockSchema, servedHowSchema } from '../assessments/assessment.ts';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';
import { typedLines } from '../typed-fields.ts';
import { substitution } from './substitution-kind.ts';

/** As the case stands by its last step. */
export const substitutionStates = [
  'asked',
  'approved',
  'served',
  'objected',
  'confirmed',
  'refused',
  'upheld',
  'upheld-by-law',
  'withdrawn',
  'ended',
] as const;
export type SubstitutionState = (typeof substitutionStates)[number];

const { states } = substitution;

export const substitutionStateWords = {
  asked: states.asked.name,
  approved: states.approved.name,
  served: states.served.name,
  objected: states.objected.name,
  confirmed: states.confirmed.name,
  refused: states.refused.name,
  upheld: states.upheld.name,
  'upheld-by-law': states['upheld-by-law'].name,
  withdrawn: states.withdrawn.name,
  ended: states.ended.name,
} as const satisfies Readonly<Record<SubstitutionState, Localized>>;

/** Why somebody owes the taxpayer money or holds it for them. */
export const holdings = ['bank', 'tenant', 'employer', 'customer', 'other'] as const;
export type Holding = (typeof holdings)[number];

// native reviewer: the Hausa is ours.
export const holdingWords = {
  bank: { en: 'Bank with an account of the taxpayer', ha: 'Bankin da ke da asusun mai haraji' },
  tenant: { en: 'Tenant who owes rent', ha: 'Mai haya da ake bin sa kuɗin haya' },
  employer: { en: 'Employer who owes pay', ha: 'Ma’aikacin da ake bin sa albashi' },
  customer: { en: 'Customer who owes a price', ha: 'Abokin ciniki da ake bin sa kuɗi' },
  other: { en: 'Somebody else who owes money', ha: 'Wani da ake bin sa kuɗi' },
} as const satisfies Readonly<Record<Holding, Localized>>;

export const mostSubstitutionBills = 20;

const words = (most: number) =>
  z.string().check(typedLines(), z.maxLength(most), z.minLength(10, 'Say it in ten letters or more'));

/** The five items of an objection (sections 41(2)(b) and 60 of the Nigeria Tax Administration Act 2025), as they fit an appointment. */
export const substitutionObjectionItems = {
  /** What is wrong. */
  wrong: words(2000),
  /** What the notice should say instead. */
  amendment: words(2000),
  /** Why. */
  justification: words(2000),
  /** What they do owe the taxpayer. */
  owedKobo: koboSchema,
  /** What of it they accept to pay. */
  admittedKobo: koboSchema,
};

export const substitutionObjectionSchema = z.nullable(
  z.object({
    on: z.iso.date(),
    wrong: z.string(),
    amendment: z.string(),
    justification: z.string(),
    owedKobo: koboSchema,
    admittedKobo: koboSchema,
  }),
);

/** What all three see: the office, the taxpayer, and whoever was appointed. */
export const substitutionFields = {
  id: z.uuid(),
  number: z.string(),
  taxpayer: z.string(),
  /** Who is to pay out of what they owe the taxpayer. */
  holder: z.string(),
  office: z.string(),
  holding: z.enum(holdings),
  state: z.enum(substitutionStates),
  /** The bills it names, together, and what of them is open now. */
  askedKobo: koboSchema,
  openKobo: koboSchema,
  bills: z.array(z.object({ reference: z.string(), amountKobo: koboSchema, isOpen: z.boolean(), isPaid: z.boolean() })),
  service: z.nullable(z.object({ on: z.iso.date(), how: servedHowSchema, place: z.string(), proof: z.string() })),
  /** Thirty days to object, ninety to decide. */
  clock: z.nullable(lawClockSchema),
  objection: substitutionObjectionSchema,
  /** What was decided about the objection, in the words of who decided. */
  answer: z.string(),
  endedOn: z.nullable(z.iso.date()),
  endReason: z.string(),
};
