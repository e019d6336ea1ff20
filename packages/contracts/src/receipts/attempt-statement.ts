import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';

/** The payload of a signed statement about an attempt to pay. Short names: it must fit a QR code. `k` keeps it apart from a receipt. */
export const attemptClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('attempt'),
  /** The attempt. */
  i: z.uuid(),
  /** Bill reference. */
  b: z.string(),
  /** Amount in kobo. */
  a: z.int(),
  /** How it stood when it was stated: a state of `attemptWords`. */
  s: z.string(),
  /** Started at, and stated at: seconds since 1970. */
  t: z.int(),
  d: z.int(),
  /** Gateway and its reference, as printed; the reference is empty while there is none. */
  r: z.string(),
});
export type AttemptClaims = z.output<typeof attemptClaimsSchema>;

export const downloadAttemptStatement = defineEndpoint({
  method: 'GET',
  path: '/account/attempts/:id/statement',
  summary: 'Download a signed statement of what happened to an own attempt to pay, also of a failed one (PDF)',
  failed: 'The statement could not be made. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['payment.not-found', 'service.unavailable'],
});

/** Whether a statement is ours, what it said, and how the attempt stands today: a failed payment may have arrived since. */
export const verifyAttemptStatement = defineEndpoint({
  method: 'GET',
  path: '/receipts/attempt-statements/verification',
  summary: 'Verify a signed statement about an attempt to pay, and say how the attempt stands now',
  access: 'public',
  query: z.object({ statement: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    billReference: z.string(),
    amountKobo: koboSchema,
    paidThrough: z.string(),
    startedAt: z.iso.datetime(),
    statedAt: z.iso.datetime(),
    statedStatus: z.string(),
    statusNow: z.string(),
  }),
  errors: ['receipt.not-found', 'receipt.signature-invalid', 'request.rate-limited'],
});
