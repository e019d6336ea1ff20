import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from '../identity/credentials.ts';

/** A bill's receipt goes so often a day to addresses that whoever holds the paper names: nobody's mailbox is filled with it. */
export const receiptMailsMost = 3;

/**
 * Whoever pays for somebody else holds a receipt too. It says what the page says to whoever has the reference, and no more; the address is not
 * kept beyond the sending.
 */
export const mailReceiptTo = defineEndpoint({
  method: 'POST',
  path: '/receipts/mails',
  summary: 'Send the receipt of a paid bill to an address that the payer names, without an account',
  failed: 'The email could not be ordered. Try again shortly',
  access: 'public',
  body: z.object({ billReference: billReferenceInput, email: emailSchema }),
  response: z.object({}),
  errors: [
    'bill.not-found',
    'receipt.none-yet',
    'bill.receipt-void',
    'bill.mailed-just-now',
    'receipt.mailed-enough',
    'request.rate-limited',
  ],
});
