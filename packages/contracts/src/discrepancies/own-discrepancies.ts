import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { lawClockSchema } from '../assessments/assessment.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLines } from '../typed-fields.ts';
import { discrepancyFields } from './discrepancy.ts';

const params = z.object({ id: z.uuid() });

export const ownDiscrepancySchema = z.object({
  ...discrepancyFields,
  /** The days to answer, while they run. */
  clock: z.nullable(lawClockSchema),
  canExplain: z.boolean(),
});
export type OwnDiscrepancy = z.output<typeof ownDiscrepancySchema>;

/** From the query on. */
export const getOwnDiscrepancy = defineEndpoint({
  method: 'GET',
  path: '/cases/discrepancies/:id',
  summary: 'What the tax office asks about a filed return: both figures, the question, the last day to answer',
  failed: 'The question could not be read. Try again shortly',
  access: taxpayerRoles,
  params,
  response: ownDiscrepancySchema,
  errors: ['discrepancy.not-found'],
});

/** Also after the last day, until it is decided. */
export const explainDiscrepancy = defineEndpoint({
  method: 'POST',
  path: '/cases/discrepancies/:id/explanation',
  summary: 'Explain a difference that the tax office asks about',
  failed: 'The explanation was not sent. Try again shortly',
  access: taxpayerRoles,
  params,
  body: z.object({
    text: z.string().check(typedLines(), z.maxLength(4000), z.minLength(10, 'Say it in ten letters or more')),
  }),
  response: ownDiscrepancySchema,
  errors: ['discrepancy.not-found', 'work.not-from-here'],
});
