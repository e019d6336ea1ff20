import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billStatuses } from '../billing/bill.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { providerSchema } from './gateway.ts';

const prefix = 'KB';
const randomLength = 13;
export const mostBillsOfBasket = 100;

/** `KB`, 13 random characters (65 bits) and a check character. `randomBytes` must be at least 13 bytes from a cryptographic source. */
export function makeBasketReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** True for what names several bills paid at once rather than one; stands wherever a payer's browser names a bill. */
export function isBasketReference(typed: string): boolean {
  return isCheckedCode(normalizeCheckedCode(typed), [prefix], randomLength);
}

/**
 * Puts own bills together to be paid at once, each for what it asks now. The same bills give the same basket, however often the button is
 * pressed, and with it the same payment. `all-due`: everything that is payable today and has no payment under
 * way, the most urgent first.
 */
export const makeBasket = defineEndpoint({
  method: 'POST',
  path: '/account/baskets',
  summary: 'Put own bills together to be paid by one payment',
  failed: 'These bills could not be put together. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    billReferences: z.union([
      z.literal('all-due'),
      z.array(billReferenceInput).check(z.minLength(2, 'Choose two bills or more'), z.maxLength(mostBillsOfBasket)),
    ]),
  }),
  response: z.object({ basketReference: z.string(), bills: z.int(), totalKobo: koboSchema }),
  errors: ['bill.not-found', 'bill.some-not-payable', 'bill.payment-pending'],
});

/**
 * - `payable`, `awaiting`: can be paid; `awaiting` with a payment that was started
 * - `processing`: the provider has it in hand
 * - `changed`: a bill of it was paid, cancelled or changed: nobody should pay it any more
 * - `paid`: every bill has its receipt from this payment
 * - `in-part`: some bills have their receipts; the money for the others is looked at
 * - `under-review`: all of its money is looked at
 */
export const basketStates = [
  'payable',
  'awaiting',
  'processing',
  'changed',
  'paid',
  'in-part',
  'under-review',
] as const;

export const openBasketSchema = z.object({
  basketReference: z.string(),
  state: z.enum(basketStates),
  totalKobo: koboSchema,
  bills: z.array(
    z.object({
      billReference: z.string(),
      description: z.string(),
      mda: z.string(),
      amountKobo: koboSchema,
      status: z.enum(billStatuses),
      /** From this payment; null while there is none. */
      receiptNumber: z.nullable(z.string()),
      /** Money of this payment for this bill is looked at by a person. */
      isReviewed: z.boolean(),
      /** An agent pays it for a client, who lets the agent pay no more; absent where nobody pays for a client. */
      isConsentEnded: z.optional(z.boolean()),
    }),
  ),
  /** The payment that was started last; null before the first. */
  payment: z.nullable(z.object({ provider: providerSchema, rrr: z.nullable(z.string()), startedAt: z.iso.datetime() })),
});
export type OpenBasket = z.output<typeof openBasketSchema>;

/** What is paid at once and how it stands, for whoever holds the reference: as with a bill, whoever holds it may pay. Names nobody. */
export const getOpenBasket = defineEndpoint({
  method: 'GET',
  path: '/payments/basket',
  summary: 'Several bills that are paid at once, by their common reference',
  access: 'public',
  query: z.object({ basketReference: billReferenceInput }),
  response: openBasketSchema,
  errors: ['bill.not-found', 'request.rate-limited'],
});
