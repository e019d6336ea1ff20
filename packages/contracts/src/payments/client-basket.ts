import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { mostBillsOfBasket } from './basket.ts';

/** Why a bill is left out of what an agent pays for clients: it takes no money now, or money for it may be under way. */
export const reasonsLeftOut = ['paid', 'payment-pending', 'expired', 'cancelled', 'under-review', 'void'] as const;
export type ReasonLeftOut = (typeof reasonsLeftOut)[number];

export const leftOutBillSchema = z.object({ billReference: z.string(), reason: z.enum(reasonsLeftOut) });
export type LeftOutBill = z.output<typeof leftOutBillSchema>;

/**
 * Puts bills of several clients together, each named with the consent by which the caller, an agent, pays it. What can be paid no more is left
 * out and said. A client who lets the agent pay no more refuses all of it: `fieldErrors` has the reference of each of that client's bills.
 * The same bills give the same basket, and with it the same payment. Kobo.
 */
export const makeClientBasket = defineEndpoint({
  method: 'POST',
  path: '/clients/baskets',
  summary: 'Put bills of several clients together to be paid by one payment',
  failed: 'These bills could not be put together. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    bills: z
      .array(z.object({ clientId: z.uuid(), billReference: billReferenceInput }))
      .check(z.minLength(2, 'Choose two bills or more'), z.maxLength(mostBillsOfBasket)),
  }),
  response: z.object({
    basketReference: z.string(),
    bills: z.int(),
    totalKobo: koboSchema,
    leftOut: z.array(leftOutBillSchema),
  }),
  errors: ['bill.consent-ended', 'bill.not-found', 'bill.too-few-payable'],
});
