import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { billReferenceInput } from './bill-reference.ts';

/**
 * Makes an expired bill payable again: the same bill, with its reference, amount and RRR, for three months from today. Whoever holds
 * the reference may, as whoever holds it may pay. A bill that has not expired is answered with the day it has.
 */
export const renewBill = defineEndpoint({
  method: 'POST',
  path: '/bills/renewals',
  summary: 'Renew an expired bill by its reference, without an account',
  access: 'public',
  body: z.object({ billReference: billReferenceInput }),
  response: z.object({ billReference: z.string(), expiresOn: z.iso.date() }),
  errors: ['bill.not-found', 'bill.already-paid', 'bill.cancelled', 'bill.under-review', 'request.rate-limited'],
});
