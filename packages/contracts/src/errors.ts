import * as z from 'zod/mini';

/**
 * Every error the API answers. The code and the status are the contract; the message is what a person reads
 * (spec §8 where it gives one). Clients prefer the server's message over their own default.
 */
export const errorCatalogue = {
  'session.expired': {
    status: 401,
    message: 'Your current session is expired. You will be redirected to your homepage',
  },
  'access.denied': { status: 403, message: 'You do not have access to this resource' },
  'request.invalid': { status: 422, message: 'Some of the values sent are not valid' },
  'request.malformed': { status: 400, message: 'The request could not be read' },
  'request.method-not-allowed': { status: 405, message: 'This address does not accept that kind of request' },
  'request.too-large': { status: 413, message: 'The request is larger than this address accepts' },
  'request.unsupported-media-type': { status: 415, message: 'This address does not accept that kind of content' },
  'request.rate-limited': { status: 429, message: 'Too many attempts. Wait a moment and try again' },
  'route.not-found': { status: 404, message: 'Nothing exists at this address' },
  'service.unavailable': { status: 503, message: 'The service is not available at the moment. Try again shortly' },
  unexpected: { status: 500, message: 'An error has occurred. Please contact support' },

  'identity.invalid-credentials': { status: 400, message: 'The email or the password is not right' },
  'identity.email-not-verified': { status: 409, message: 'Verify your email first. We can send the link again' },
  'identity.second-factor-invalid': { status: 400, message: 'That code is not right, or it was used already' },
  'identity.challenge-expired': { status: 409, message: 'That took too long. Sign in again' },
  'identity.link-invalid': { status: 409, message: 'This link was used already or has expired. Ask for a new one' },
  'identity.password-known': {
    status: 422,
    message: 'This password is known from a leak or is too common. Choose another one',
  },

  'user.not-found': { status: 404, message: 'There is no such user' },
  'user.last-super-admin': { status: 409, message: 'The portal must keep at least one active SuperAdmin' },
  'role.not-found': { status: 404, message: 'There is no such role' },
  'role.built-in': { status: 409, message: 'The roles of the portal itself cannot be deleted' },
  'role.already-exists': { status: 409, message: 'There is a role of that name already' },

  'bill.not-found': { status: 404, message: 'We could not find a bill with this reference. Check it and try again' },
  'bill.already-paid': { status: 409, message: 'This bill has already been paid' },
  'bill.expired': { status: 409, message: 'This invoice has expired. It must be renewed before it can be paid' },
  'bill.cancelled': { status: 409, message: 'This bill was cancelled and cannot be paid' },
  'bill.under-review': {
    status: 409,
    message: 'A payment for this bill is being reviewed. Please do not pay again; we will contact you',
  },
  'payment.session-failed': { status: 502, message: 'An error occurred while creating a payment session' },
  'payment.gateway-unavailable': { status: 409, message: 'This payment method is not available yet' },
  'payment.not-found': { status: 404, message: 'Unable to confirm payment' },
  'receipt.not-found': {
    status: 404,
    message: 'We could not find an invoice or a receipt with this reference. Check it and try again',
  },
  'receipt.signature-invalid': { status: 422, message: 'This receipt was not issued by us, or it was altered' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** RFC 9457 problem details, with our code, the message for people, field errors and the request's id. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  /** Field path → what is wrong with it, in words for the person who filled it. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  /** Seconds to wait, on 429 and 503. */
  retryAfterSeconds: z.optional(z.int()),
});
export type Problem = z.output<typeof problemSchema>;
