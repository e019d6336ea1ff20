import * as z from 'zod/mini';
import { billStatuses } from '../billing/bill.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { billLinesMost } from '../tariffs/quote-bill.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import {
  externalReferenceSchema,
  metadataSchema,
  partnerBillSchema,
  partnerLineSchema,
  partnerPageQuery,
  partnerRedirectSchema,
} from './partner-fields.ts';
import { told } from './told.ts';

const reference = told(billReferenceInput, 'Of the bill, as we gave it.', 'KDDE7Q4M2X9TBC1V');
const params = z.object({ reference });
const lines = told(
  z.array(partnerLineSchema).check(z.minLength(1, 'A bill has a line'), z.maxLength(billLinesMost)),
  'All lines or no bill: one that you may not bill refuses the whole of it.',
);

/** All lines or none: a bill is never raised for less than was asked. */
export const billToRaiseSchema = z.strictObject({
  externalReference: externalReferenceSchema,
  taxpayer: z.strictObject({ tpui: told(tpuiSchema, 'Who owes it. Look it up before.', 'KD-0001-2345-67') }),
  lines,
  metadata: z._default(metadataSchema, {}),
  redirectUrl: z.optional(partnerRedirectSchema),
});
export type PartnerBillToRaise = z.output<typeof billToRaiseSchema>;

/** Why a bill cannot be raised, whichever way it was asked for. */
export const raisingRefusals = [
  'taxpayer.not-found',
  'tsp.head-not-allowed',
  'tsp.redirect-not-allowed',
  'tsp.reference-used',
  'tsp.suspended',
  'tsp.engine-code-revoked',
  'request.invalid',
] as const;

export const raisePartnerBill = definePartnerEndpoint({
  method: 'POST',
  path: '/bills',
  operation: 'raiseBill',
  summary: 'Raise a bill. The same externalReference with the same content answers the first bill with 200',
  ...{ scope: 'bills', quota: 'bills', isOnceOnly: true },
  body: billToRaiseSchema,
  answers: { 200: partnerBillSchema, 201: partnerBillSchema },
  errors: raisingRefusals,
});

export const getPartnerBill = definePartnerEndpoint({
  method: 'GET',
  path: '/bills/:reference',
  operation: 'getBill',
  summary: 'A bill of yours as it is now',
  ...{ scope: 'read', quota: 'reads' },
  params,
  answers: { 200: partnerBillSchema },
  errors: ['bill.not-found'],
});

/** By the order in which they were raised; a bill whose transaction ended late comes later, never before a cursor you have. */
export const listPartnerBills = definePartnerEndpoint({
  method: 'GET',
  path: '/bills',
  operation: 'listBills',
  summary: 'Your bills, the oldest first',
  ...{ scope: 'read', quota: 'reads' },
  query: z.object({
    ...partnerPageQuery,
    state: z.optional(told(z.enum(billStatuses), 'Bills that are so now.', 'unpaid')),
    externalReference: z.optional(externalReferenceSchema),
  }),
  answers: { 200: z.object({ data: z.array(partnerBillSchema), nextCursor: z.nullable(z.string()) }) },
  errors: ['tsp.cursor-mismatch', 'request.invalid'],
});

/** The total stays: papers and payment references of the bill say it. */
export const amendPartnerBill = definePartnerEndpoint({
  method: 'PATCH',
  path: '/bills/:reference',
  operation: 'amendBill',
  summary: 'Change metadata and address of a bill, and the lines of an unpaid one at the same total',
  ...{ scope: 'bills', quota: 'bills' },
  params,
  body: z.strictObject({
    metadata: z.optional(told(metadataSchema, 'In the place of what was there.', { order: '18' })),
    redirectUrl: z.optional(
      told(z.nullable(partnerRedirectSchema), 'Null: the payer is sent to the first address of your list.'),
    ),
    lines: z.optional(told(lines, 'In the place of those that were there, at the same total.')),
  }),
  answers: { 200: partnerBillSchema },
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.cancelled',
    'bill.under-review',
    'bill.payment-pending',
    'tsp.amount-fixed',
    'tsp.head-not-allowed',
    'tsp.redirect-not-allowed',
    'request.invalid',
  ],
});

/** Unpaid, and with no payment under way or unknown. Money that comes all the same goes to review. */
export const cancelPartnerBill = definePartnerEndpoint({
  method: 'POST',
  path: '/bills/:reference/cancellation',
  operation: 'cancelBill',
  summary: 'Cancel an unpaid bill, with the reason. Sent twice, it is cancelled once',
  ...{ scope: 'bills', quota: 'bills' },
  params,
  body: z.strictObject({ reason: told(reasonSchema, 'Kept with the bill.', 'Raised by mistake') }),
  answers: { 200: partnerBillSchema },
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.under-review',
    'bill.payment-pending',
    'bill.of-filed-month',
    'bill.of-the-law',
    'request.invalid',
  ],
});

const paper = {
  method: 'GET',
  scope: 'read',
  quota: 'reads',
  params,
  answers: { 200: z.instanceof(Uint8Array) },
  contentType: 'application/pdf',
} as const;

export const getPartnerInvoice = definePartnerEndpoint({
  ...paper,
  path: '/bills/:reference/invoice',
  operation: 'getInvoice',
  summary: 'The invoice of an unpaid bill as PDF',
  errors: ['bill.not-found', 'bill.already-paid'],
});

export const getPartnerReceipt = definePartnerEndpoint({
  ...paper,
  path: '/bills/:reference/receipt',
  operation: 'getReceipt',
  summary: 'The receipt of a paid bill as PDF',
  errors: ['bill.not-found', 'receipt.not-found'],
});

/** The payer chooses how to pay on our page; nothing is begun at a provider before. */
export const openPartnerSession = definePartnerEndpoint({
  method: 'POST',
  path: '/payment-sessions',
  operation: 'openPaymentSession',
  summary: 'Where to send the payer of a bill, and where they come back to',
  ...{ scope: 'bills', quota: 'bills' },
  body: z.strictObject({ billReference: reference, redirectUrl: z.optional(partnerRedirectSchema) }),
  answers: {
    200: z.object({
      billReference: told(z.string(), 'Of the bill.', 'KDDE7Q4M2X9TBC1V'),
      checkoutUrl: told(
        z.string(),
        'Send the payer here.',
        'https://pay.example.gov.ng/make_payment_tsp?ref=KDDE7Q4M2X9TBC1V',
      ),
      expiresOn: told(z.iso.date(), 'The last day on which the bill can be paid.'),
    }),
  },
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.expired',
    'bill.cancelled',
    'bill.under-review',
    'tsp.redirect-not-allowed',
    'request.invalid',
  ],
});
