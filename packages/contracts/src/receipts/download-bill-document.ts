import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Answers `application/pdf`: the receipt when the bill is paid, else the invoice. */
export const downloadBillDocument = defineEndpoint({
  method: 'GET',
  path: '/bills/document',
  summary: 'Download the invoice or receipt as a PDF (A4, or an 80 mm slip)',
  access: 'public',
  query: z.object({
    billReference: billReferenceInput,
    format: z._default(z.enum(['a4', 'slip']), 'a4'),
    signedReceipt: z.optional(z.string().check(z.maxLength(2048))),
  }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['bill.not-found', 'receipt.signature-invalid', 'request.rate-limited', 'service.unavailable'],
});
