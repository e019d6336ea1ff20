import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { objectionFields, objectionOutcomes } from './objection.ts';

export const objectionDetailSchema = z.object({
  ...objectionFields,
  payer: z.string(),
  tpui: z.string(),
  office: z.string(),
  /** Who made the assessment, and who approved it: neither decides here. */
  assessedBy: z.array(z.string()),
  /** Null while nothing is proposed. */
  proposal: z.nullable(
    z.object({
      outcome: z.enum(objectionOutcomes),
      taxKobo: koboSchema,
      reasons: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  caseVersion: caseVersionSchema,
});
export type ObjectionDetail = z.output<typeof objectionDetailSchema>;

/** Of another office there is none. */
export const getObjection = defineEndpoint({
  method: 'GET',
  path: '/objections/:id',
  summary: 'An objection as the office decides it: its items, its clock, what is proposed',
  failed: 'The objection could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: objectionDetailSchema,
  errors: ['objection.not-found'],
});

/** Another person decides. Of `upheld` and `dismissed` the tax follows; of `revised` it is said. */
export const proposeOnObjection = defineEndpoint({
  method: 'POST',
  path: '/objections/:id/proposal',
  summary: 'Propose how an objection is decided, with reasons',
  failed: 'The proposal was not saved. Try again shortly',
  access: taxOfficeRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    caseVersion: caseVersionSchema,
    outcome: z.enum(objectionOutcomes),
    taxKobo: z.optional(koboSchema),
    reasons: z.string().check(typedLines(), z.maxLength(500), z.minLength(10, 'Say it in ten letters or more')),
  }),
  response: objectionDetailSchema,
  errors: ['objection.not-found', 'objection.over', 'objection.wrong-amount', ...decisionErrors],
});
