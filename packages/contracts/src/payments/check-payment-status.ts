import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedDigits } from '../typed-fields.ts';

/** Payload per provider, wire names of spec §4. */
export const paymentStatusBody = z.discriminatedUnion('gateway', [
  z.object({
    gateway: z.literal('remita'),
    rrr: z.string().check(z.maxLength(60), typedDigits(), z.regex(/^\d{12}$/, 'An RRR has 12 digits')),
    /** Whoever knows it too is no guesser: such questions do not wait for those who try numbers. */
    billReference: z.optional(billReferenceInput),
  }),
  z.object({
    gateway: z.literal('interswitch'),
    BillReference: billReferenceInput,
    /** Compared with the bill, never trusted. */
    AmountInKobo: z.coerce.number().check(z.int(), z.gte(0)),
    TransactionReference: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
]);

/** Our own normalised codes; a provider's raw code never reaches a browser. '00' exactly when the receipt exists. */
export const paymentStatusCodes = { paid: '00', pending: '09', failed: '02', underReview: '99' } as const;

export const checkPaymentStatus = defineEndpoint({
  method: 'POST',
  path: '/payments/status',
  summary: 'Ask the provider about a payment now, and say what we know',
  access: 'public',
  isRepeatable: true,
  body: paymentStatusBody,
  response: z.object({
    responseCode: z.enum(['00', '09', '02', '99']),
    responseDescription: z.string(),
  }),
  errors: [
    'payment.not-found',
    'payment.provider-silent',
    'payment.recorded-later',
    'request.rate-limited',
    'service.unavailable',
  ],
});
