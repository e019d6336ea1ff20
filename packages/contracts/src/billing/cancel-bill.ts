import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { billReferenceInput } from './bill-reference.ts';

/** Who cancels a bill: administrators any, an MDA and the heads of a tax office their own. */
export const billCancellers = [...adminRoles, 'MDA User', 'Tax Office Director', 'Tax Office Manager'] as const;

/** Unpaid, of no filed month, and with no payment under way or unknown. Money that comes all the same goes to review. */
export const cancelBill = defineEndpoint({
  method: 'POST',
  path: '/bills/cancellations',
  summary: 'Cancel an unpaid bill, with the reason',
  failed: 'The bill could not be cancelled. Try again shortly',
  access: billCancellers,
  body: z.object({ billReference: billReferenceInput, reason: reasonSchema }),
  response: z.object({ billReference: z.string() }),
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.cancelled',
    'bill.under-review',
    'bill.payment-pending',
    'bill.of-filed-month',
    'bill.of-the-law',
  ],
});
