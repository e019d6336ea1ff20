import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { requiredText } from '../registration/person-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { correctionSchema, correctionStates } from './correction.ts';

/** Who may change who somebody is. */
const deciders = ['SuperAdmin', 'Tax Office Director'] as const;

export const correctionToDecideSchema = z.extend(correctionSchema, {
  tpui: z.nullable(z.string()),
  /** Null: asked for before requests were cases. */
  caseVersion: z.nullable(caseVersionSchema),
  /** As the account says today. */
  now: z.object({
    firstName: z.string(),
    lastName: z.string(),
    otherName: z.string(),
    dateOfBirth: z.nullable(z.iso.date()),
    ninLast4: z.nullable(z.string()),
  }),
});
export type CorrectionToDecide = z.output<typeof correctionToDecideSchema>;

export const listCorrections = defineEndpoint({
  method: 'GET',
  path: '/corrections',
  summary: 'Requests for another name, birth date or NIN, the oldest first',
  access: deciders,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['requestedAt'], sortOrder: 'asc' }),
    state: z._default(z.enum(correctionStates), 'open'),
  }),
  response: listOf(correctionToDecideSchema),
  errors: ['list.cursor-invalid'],
});

export const decideCorrection = defineEndpoint({
  method: 'POST',
  path: '/corrections/:id/decision',
  summary: 'Grant or refuse a correction',
  access: deciders,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    caseVersion: z.nullable(caseVersionSchema),
    isGranted: z.boolean(),
    answer: requiredText(500),
  }),
  response: z.object({}),
  errors: ['correction.not-found', 'correction.decided', 'registration.already-registered', ...decisionErrors],
});
