import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { gatewayIdSchema, providerSchema } from './gateway.ts';

/** What the page must load to open the provider's own payment widget. */
export const paymentWidgetSchema = z.object({
  scriptUrl: z.url(),
  /** Interswitch: `<merchant code>:<pay item id>`. */
  publicKey: z.string(),
});

export const paymentSessionSchema = z.object({
  provider: providerSchema,
  /** The provider's hosted page; its query carries `rrr`. */
  checkoutUrl: z.url(),
  /** Where the payer goes once the payment is confirmed: our bill page, or the expert system's allowed address. */
  redirectUrl: z.string(),
  /** Remita Retrieval Reference; empty for providers without one. */
  rrr: z.string(),
  /** The RRR that was given for this bill before, where it had to be replaced: it is not to be paid any more, and the payer is told. */
  replacedRrr: z.optional(z.string()),
  /** Our order id at the provider. */
  txRef: z.string(),
  amountKobo: koboSchema,
  /** Absent when the provider has no widget for this session; the hosted page is used then. */
  widget: z.nullable(paymentWidgetSchema),
});
export type PaymentSession = z.output<typeof paymentSessionSchema>;

/** Asking twice for the same bill and provider gives the same session: one RRR, however often the button is pressed. */
export const createPaymentSession = defineEndpoint({
  method: 'POST',
  path: '/payments/sessions',
  summary: 'Generate a payment link for a bill, or return the live one',
  access: 'public',
  isRepeatable: true,
  body: z.object({
    billReference: billReferenceInput,
    /** `bank` creates or reuses the RRR that is quoted at a bank. */
    provider: gatewayIdSchema,
    tpui: z.optional(z.string().check(z.maxLength(64))),
    /** Accepted for compatibility and compared; the database's amount is the amount. */
    amountKobo: z.optional(koboSchema),
  }),
  response: paymentSessionSchema,
  errors: [
    'bill.not-found',
    'bill.already-paid',
    'bill.expired',
    'bill.cancelled',
    'bill.under-review',
    'bill.payment-pending',
    'bill.basket-changed',
    'bill.consent-ended',
    'payment.gateway-unavailable',
    'payment.session-failed',
    'request.rate-limited',
  ],
});
