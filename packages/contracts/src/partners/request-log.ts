import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Characters that are kept of what was sent, and of the answer. */
export const requestCharactersKept = 4_000;

/** One call: what was sent and answered, as far as it is kept. */
const partnerRequestSchema = z.object({
  id: z.uuid(),
  requestId: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** Of the refusal; null when it was answered. */
  code: z.nullable(z.string()),
  tookMs: z.int(),
  keyName: z.string(),
  engineCode: z.string(),
  address: z.string(),
  externalReference: z.nullable(z.string()),
  isAgain: z.boolean(),
  /** The beginning of it, masked. */
  sent: z.string(),
  sentBytes: z.int(),
  answered: z.string(),
  answeredBytes: z.int(),
});
export type PartnerRequest = z.output<typeof partnerRequestSchema>;

/** By the id of its row: a request id may be given twice by whoever calls. */
export const getPartnerRequest = defineEndpoint({
  method: 'GET',
  path: '/expert-system/requests/:id',
  summary: 'One call of a machine of the own expert system, with its masked bodies',
  access: ['Expert System'],
  params: z.object({ id: z.uuid() }),
  response: partnerRequestSchema,
  errors: ['partner-request.not-found'],
});
