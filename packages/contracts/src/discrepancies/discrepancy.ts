import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';

/**
 * What is compared. `paye-income`: pay that employers declared in PAYE rows, against the salaries of a filed return. `withholding-income`:
 * amounts from which tax was withheld, against the income of a filed return. `by-hand`: somebody of the office found it.
 */
export const discrepancyRules = ['paye-income', 'withholding-income', 'by-hand'] as const;
export const discrepancyRuleSchema = z.enum(discrepancyRules);
export type DiscrepancyRule = z.output<typeof discrepancyRuleSchema>;

export const discrepancyStates = ['found', 'queried', 'explained', 'accepted', 'assessed', 'dropped'] as const;
export const discrepancyStateSchema = z.enum(discrepancyStates);
export type DiscrepancyState = z.output<typeof discrepancyStateSchema>;

/** The number and a name agree, or the number alone: somebody may have mistyped it. */
export const matchConfidences = ['number-and-name', 'number-alone', 'stated'] as const;
export const matchConfidenceSchema = z.enum(matchConfidences);
export type MatchConfidence = z.output<typeof matchConfidenceSchema>;

/** A taxpayer has at least so many days to answer (NTAA 57). */
export const leastDaysToAnswer = 7;
export const mostDaysToAnswer = 90;

/** What both sides see. */
export const discrepancyFields = {
  id: z.uuid(),
  number: z.string(),
  tpui: z.string(),
  taxpayer: z.string(),
  office: z.string(),
  rule: discrepancyRuleSchema,
  returnKind: returnKindSchema,
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  declaredKobo: koboSchema,
  foundKobo: koboSchema,
  /** A difference up to it is none. */
  toleranceKobo: koboSchema,
  /** The tax that the return would come to besides, with what was found. */
  effectKobo: koboSchema,
  /** Whose figures they are, and of which day. */
  source: z.string(),
  sourceOn: z.iso.date(),
  confidence: matchConfidenceSchema,
  state: discrepancyStateSchema,
  foundOn: z.iso.date(),
  query: z.string(),
  queriedOn: z.nullable(z.iso.date()),
  answerBy: z.nullable(z.iso.date()),
  explanation: z.string(),
  explainedOn: z.nullable(z.iso.date()),
  decidedOn: z.nullable(z.iso.date()),
  decisionReason: z.string(),
  assessment: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
};
