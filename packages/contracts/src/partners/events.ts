import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';

export const partnerEventTypes = [
  'bill.created',
  'bill.amended',
  'bill.cancelled',
  'bill.paid',
  'bill.under_review',
  'bill.reopened',
  'bill.voided',
  'bill.renewed',
] as const;
export type PartnerEventType = (typeof partnerEventTypes)[number];

/** What each tells, for the document. */
export const partnerEventWords: Readonly<Record<PartnerEventType, string>> = {
  'bill.created': 'A bill was raised',
  'bill.amended': 'Lines, metadata or address of a bill changed',
  'bill.cancelled': 'A bill was cancelled, by you or by the service',
  'bill.paid': 'A bill is paid: there is a receipt',
  'bill.under_review': 'Money came that does not agree with the bill, and a person looks at it',
  'bill.reopened': 'A bill can be paid again',
  'bill.voided': 'The receipt of a bill was voided',
  'bill.renewed': 'A bill can be paid until a later day',
};

export const partnerEventDays = 90;

/** Small: what it is about, how that stood, and a version by which older news is told from newer. */
export const partnerEventSchema = z.object({
  id: z.uuid(),
  type: z.enum(partnerEventTypes),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.object({
    reference: z.string(),
    externalReference: z.string(),
    state: billStatusSchema,
    version: z.int(),
    mode: z.literal('live'),
  }),
});
export type PartnerEvent = z.output<typeof partnerEventSchema>;

/** In the order in which they were committed: whoever goes on from the cursor misses nothing. */
export const listPartnerEvents = definePartnerEndpoint({
  method: 'GET',
  path: '/events',
  operation: 'listEvents',
  summary: 'What happened to your bills in the last 90 days, the oldest first; ask again from nextCursor',
  ...{ scope: 'read', quota: 'reads' },
  query: z.object({ ...partnerPageQuery, type: z.optional(z.enum(partnerEventTypes)) }),
  answers: {
    200: z.object({
      data: z.array(partnerEventSchema),
      /** Also at the end, where later ones will follow; null only while there is none at all. */
      nextCursor: z.nullable(z.string()),
      hasMore: z.boolean(),
    }),
  },
  errors: ['tsp.cursor-mismatch', 'request.invalid'],
});
