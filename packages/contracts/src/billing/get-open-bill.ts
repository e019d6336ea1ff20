import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { billPayerSchema, billSchema, paymentInProgressSchema } from './bill.ts';
import { billReferenceInput } from './bill-reference.ts';

/**
 * What is going on with a bill's money: it may have gone back at the provider, a second payment is looked into, a refund is under way or
 * done. No amount and nobody's name: whoever has the reference reads it.
 */
const moneyNews = ['in-doubt', 'second-payment', 'refund-under-way', 'refunded'] as const;
export type MoneyNews = (typeof moneyNews)[number];

export const openBillSchema = z.object({
  bill: billSchema,
  userData: billPayerSchema,
  /** Raised by an expert system (third-party tax service provider) over its own API. */
  isFromTsp: z.boolean(),
  receipt: z.nullable(receiptSchema),
  payment: z.nullable(paymentInProgressSchema),
  /** The bill that took the place of a cancelled one, by a correction: the old paper leads to it. */
  correctedBy: z.optional(z.string()),
  moneyNews: z.optional(z.array(z.enum(moneyNews))),
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
