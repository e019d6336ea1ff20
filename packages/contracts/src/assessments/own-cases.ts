import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { lawClockSchema } from './assessment.ts';

const localized = z.object({ en: z.string(), ha: z.string() });

/** One thing in which the law runs for or against a taxpayer, whatever its kind. */
export const ownCaseSchema = z.object({
  kind: z.enum(['assessment', 'objection', 'demand', 'penalty', 'discrepancy', 'enforcement', 'substitution']),
  id: z.uuid(),
  /** As its papers say it. */
  number: z.string(),
  /** What it is about: the tax and its period. */
  about: localized,
  /** A word for how it stands. */
  state: localized,
  /** What to do, by when; empty where nothing is. */
  toDo: localized,
  /** While a day of the law is to come. */
  clock: z.nullable(lawClockSchema),
  amountKobo: z.nullable(koboSchema),
  billReference: z.nullable(z.string()),
  /** It asks nothing any more. */
  isOver: z.boolean(),
  /** When it was served, sent or begun. */
  since: z.iso.date(),
});
export type OwnCase = z.output<typeof ownCaseSchema>;

/** Those with a clock first, by their ends; then the others, the newest first. */
export const listOwnCases = defineEndpoint({
  method: 'GET',
  path: '/cases',
  summary:
    'Questions, assessments, objections, demands, enforcements, substitutions and penalties of a taxpayer, with clocks',
  failed: 'Your notices and cases could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.object({ cases: z.array(ownCaseSchema) }),
});
