import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { openBillSchema } from '../billing/get-open-bill.ts';
import { defineEndpoint } from '../endpoint.ts';

/**
 * Answers for a bill reference or a receipt number. With a signed receipt the answer also says whether the signature
 * is ours; a valid one that carries the claim `f` shows the payer's details in full. A receipt number alone, which anybody
 * can count up, is answered in outline: initials for names, and references, address, e-mail and signature empty.
 */
export const verifyReceipt = defineEndpoint({
  method: 'GET',
  path: '/receipts/verification',
  summary: 'Verify an invoice or a receipt by reference, or by its signed receipt',
  access: 'public',
  query: z.object({ ref: billReferenceInput, signedReceipt: z.optional(z.string().check(z.maxLength(2048))) }),
  response: z.extend(openBillSchema, { signature: z.enum(['valid', 'absent']) }),
  errors: ['receipt.not-found', 'receipt.signature-invalid', 'request.rate-limited'],
});
