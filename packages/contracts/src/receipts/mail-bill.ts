import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { invoiceReport } from '../reporting/invoice-report.ts';

/** What a payer is written about a bill. */
export const billMailKinds = ['invoice', 'receipt', 'review', 'decision', 'refund'] as const;
export type BillMailKind = (typeof billMailKinds)[number];

/** To the address that stands on the bill, and to no other. */
export const mailBill = defineEndpoint({
  method: 'POST',
  path: '/bills/mails',
  summary: 'Send the payer the invoice again by email, or the receipt once the bill is paid',
  failed: 'The email could not be ordered. Try again shortly',
  access: invoiceReport.access,
  body: z.object({ billReference: billReferenceInput }),
  response: z.object({ kind: z.enum(['invoice', 'receipt']) }),
  errors: [
    'bill.not-found',
    'bill.no-address',
    'bill.mailed-just-now',
    'bill.cancelled',
    'bill.under-review',
    'bill.receipt-void',
  ],
});
