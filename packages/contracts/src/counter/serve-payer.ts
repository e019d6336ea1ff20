import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { counterRoles } from './find-payer.ts';

/**
 * `serve`: paid to this MDA, and nothing was given for it yet. `given`: it was. `not-paid`, `under-review`, `void`: as the bill
 * stands. `other-mda`: a receipt, but not ours.
 */
export const verdicts = ['serve', 'given', 'not-paid', 'under-review', 'void', 'other-mda'] as const;

export const verdictSchema = z.object({
  verdict: z.enum(verdicts),
  billReference: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  heads: z.nullable(z.string()),
  totalKobo: z.nullable(koboSchema),
  paidAt: z.nullable(z.iso.datetime()),
  given: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** The bill that took its place. */
  correctedBy: z.nullable(z.string()),
});
export type Verdict = z.output<typeof verdictSchema>;

/** Of another MDA's paper nothing is said but that it is not ours. */
export const verifyForService = defineEndpoint({
  method: 'POST',
  path: '/counter/verifications',
  summary: 'Whether the person with this paper is to be served: by bill reference, receipt number or RRR',
  access: counterRoles,
  body: z.object({
    paper: z.string().check(z.maxLength(64), z.trim(), z.minLength(1, 'Enter what stands on the paper')),
  }),
  response: z.extend(verdictSchema, {
    /** Several bills were paid at once and this RRR is of all of them: the others of this MDA. */
    others: z.array(verdictSchema),
  }),
  errors: ['receipt.not-found'],
});

/** Once for each receipt. Whoever marks again is told who did it first, and when. */
export const markServiceGiven = defineEndpoint({
  method: 'POST',
  path: '/counter/services',
  summary: 'Mark that the service of a receipt was given',
  access: counterRoles,
  body: z.object({ receiptNumber: z.string().check(z.maxLength(40), z.trim(), z.minLength(1)) }),
  response: z.object({ given: z.object({ at: z.iso.datetime(), by: z.string() }), isFirst: z.boolean() }),
  errors: ['receipt.not-found', 'bill.receipt-void'],
});
