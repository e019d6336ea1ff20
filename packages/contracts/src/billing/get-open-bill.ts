import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { billPayerSchema, billSchema, paymentInProgressSchema } from './bill.ts';
import { billReferenceInput } from './bill-reference.ts';

export const openBillSchema = z.object({
  bill: billSchema,
  userData: billPayerSchema,
  /** Raised by an expert system (third-party tax service provider) over its own API. */
  isFromTsp: z.boolean(),
  receipt: z.nullable(receiptSchema),
  payment: z.nullable(paymentInProgressSchema),
});
export type OpenBill = z.output<typeof openBillSchema>;

/** A malformed and an unknown reference are answered alike, after the same work. */
export const getOpenBill = defineEndpoint({
  method: 'GET',
  path: '/bills/open',
  summary: 'Open a bill by its reference, without an account',
  access: 'public',
  query: z.object({ billReference: billReferenceInput }),
  response: openBillSchema,
  errors: ['bill.not-found', 'request.rate-limited'],
});
