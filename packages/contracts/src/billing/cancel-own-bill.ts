import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { billReferenceInput } from './bill-reference.ts';

/**
 * Cancels an unpaid bill that the caller raised for themselves, while no attempt to pay it is under way or unclear. A bill that was
 * cancelled before is answered alike. Of anybody else's, or raised by somebody else, there is none.
 */
export const cancelOwnBill = defineEndpoint({
  method: 'POST',
  path: '/account/bill-cancellations',
  summary: 'Cancel an unpaid bill that one raised oneself',
  failed: 'The bill could not be cancelled. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ billReference: billReferenceInput }),
  response: z.object({ billReference: z.string() }),
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.under-review',
    'bill.payment-pending',
    'bill.of-filed-month',
    'bill.of-the-law',
  ],
});
