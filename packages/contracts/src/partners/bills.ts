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

const params = z.object({ reference: billReferenceInput });
const lines = z.array(partnerLineSchema).check(z.minLength(1, 'A bill has a line'), z.maxLength(billLinesMost));

/** All lines or none: a bill is never raised for less than was asked. */
export const billToRaiseSchema = z.strictObject({
  externalReference: externalReferenceSchema,
  taxpayer: z.strictObject({ tpui: tpuiSchema }),
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
    state: z.optional(z.enum(billStatuses)),
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
    /** In the place of what was there. */
    metadata: z.optional(metadataSchema),
    /** Null: the payer is sent to your first address. */
    redirectUrl: z.optional(z.nullable(partnerRedirectSchema)),
    lines: z.optional(lines),
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
  body: z.strictObject({ reason: reasonSchema }),
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
  body: z.strictObject({ billReference: billReferenceInput, redirectUrl: z.optional(partnerRedirectSchema) }),
  answers: { 200: z.object({ billReference: z.string(), checkoutUrl: z.string(), expiresOn: z.iso.date() }) },
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
