import * as z from 'zod/mini';

export const paymentHubPath = '/hubs/payment-notifications';

/** Client → server. The answer is silence until there is a final result. */
export const paymentNotificationRequest = z.object({
  /** A random id of the tab; never an authority. */
  userId: z.string().check(z.maxLength(64)),
  billReference: z.string().check(z.maxLength(64)),
});
export type PaymentNotificationRequest = z.output<typeof paymentNotificationRequest>;

/**
 * Server → client. 200: paid now. 400: paid earlier. Both only after the receipt is committed (spec §4 reads both as success).
 * 402: the provider has definitely refused. Nothing is sent while a payment is pending.
 */
export const paymentNotificationResponse = z.object({
  statusCode: z.union([z.literal(200), z.literal(400), z.literal(402)]),
});
export type PaymentNotificationResponse = z.output<typeof paymentNotificationResponse>;

export const paymentHubMethods = {
  request: 'PaymentNotificationRequest',
  response: 'PaymentNotificationResponse',
} as const;
