import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const verdictSchema = z.discriminatedUnion('holds', [
  z.object({ holds: z.literal(true), rows: z.int(), checkedAt: z.iso.datetime() }),
  z.object({
    holds: z.literal(false),
    /** Position of the first row that is not what was written. */
    brokenAt: z.int(),
    checkedAt: z.iso.datetime(),
  }),
]);

/** Reads every row: for whoever must know, not for a screen that looks by itself. */
export const verifyAuditTrail = defineEndpoint({
  method: 'POST',
  path: '/audit-trail/verifications',
  summary: 'Walk the chain of the audit trail from its first row and say whether it holds',
  failed: 'The chain could not be walked. Try again shortly',
  access: ['SuperAdmin'],
  response: verdictSchema,
});

/** Reads the rows of that day in Lagos alone, and those on either side to which they are sealed. */
export const verifyAuditDay = defineEndpoint({
  method: 'POST',
  path: '/audit-trail/day-verifications',
  summary: 'Walk the chain of one day of the audit trail and say whether it holds',
  failed: 'The chain could not be walked. Try again shortly',
  access: ['SuperAdmin'],
  body: z.object({ day: z.iso.date() }),
  response: verdictSchema,
});
