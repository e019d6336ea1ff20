import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { typedLines } from '../typed-fields.ts';
import { matchReasonSchema, sourceKindSchema } from './lead.ts';

/** A row of a list beside somebody of the register, and why they may be the same. */
export const askedMatchSchema = z.object({
  id: z.uuid(),
  sourceKind: sourceKindSchema,
  source: z.string(),
  /** In the file; 0 of the portal's own rows. */
  rowNumber: z.int(),
  listName: z.string(),
  listSays: z.string(),
  tpui: z.string(),
  taxpayer: z.string(),
  registerSays: z.string(),
  isPerson: z.boolean(),
  score: z.int(),
  reasons: z.array(matchReasonSchema),
  askedAt: z.iso.datetime(),
});
export type AskedMatch = z.output<typeof askedMatchSchema>;

export const listAskedMatches = defineEndpoint({
  method: 'GET',
  path: '/intelligence/matches',
  summary: 'Rows that may be a taxpayer of the register and wait for a person, those with the most points first',
  failed: 'The questions could not be read. Try again shortly',
  access: taxOfficeRoles,
  query: z.object(listFields({ pageSize: 25, sorts: ['score'] })),
  response: listOf(askedMatchSchema),
  errors: ['list.cursor-invalid'],
});

/** The same: the other questions about the row are answered with it. Not the same: the row is nobody of the register once all are answered. */
export const decideMatch = defineEndpoint({
  method: 'POST',
  path: '/intelligence/matches/:id/decision',
  summary: 'Say whether a row of a list and a taxpayer are the same',
  failed: 'Nothing was decided. Try again shortly',
  access: taxOfficeRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    isSame: z.boolean(),
    reason: z.string().check(typedLines(), z.minLength(5, 'Give the reason'), z.maxLength(500)),
  }),
  response: z.object({ outcome: z.enum(['same', 'not-same']) }),
  errors: ['match.not-found', 'match.decided', 'work.conflict'],
});
