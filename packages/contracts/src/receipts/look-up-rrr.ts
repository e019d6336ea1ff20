import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { typedDigits } from '../typed-fields.ts';

/**
 * What an RRR (Remita Retrieval Reference) on a slip is for. Twelve digits can be guessed, so it is no more than is needed to compare
 * with the slip: no name, no bill reference, no receipt.
 */
export const lookUpRrr = defineEndpoint({
  method: 'GET',
  path: '/receipts/rrr',
  summary: 'Look up what an RRR is for: amount, MDA and state',
  access: 'public',
  query: z.object({ rrr: z.string().check(z.maxLength(60), typedDigits(), z.regex(/^\d{12}$/)) }),
  response: z.object({ amountKobo: koboSchema, mda: z.nullable(z.string()), status: billStatusSchema }),
  errors: ['receipt.not-found', 'request.rate-limited'],
});
