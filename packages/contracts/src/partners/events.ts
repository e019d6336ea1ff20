import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';
import { partnerModeSchema } from './test-mode.ts';
import { told } from './told.ts';

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
  type: told(z.enum(partnerEventTypes), 'What happened.', 'bill.paid'),
  timestamp: told(z.iso.datetime(), 'When it happened.'),
  data: z.object({
    reference: told(z.string(), 'Of the bill.', 'KDDE7Q4M2X9TBC1V'),
    externalReference: told(z.string(), 'Yours.', 'INV-2026-0117'),
    state: told(billStatusSchema, 'How the bill stood after it.', 'paid'),
    version: told(z.int(), 'Of the bill: an older one than you have is old news.', 2),
    mode: told(partnerModeSchema, 'Of the bill.', 'live'),
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
      nextCursor: told(
        z.nullable(z.string()),
        'Also at the end, where later ones will follow; null only while there is none at all.',
      ),
      hasMore: z.boolean(),
    }),
  },
  errors: ['tsp.cursor-mismatch', 'request.invalid'],
});
