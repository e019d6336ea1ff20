import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { phoneNumberSchema, signupEmailSchema } from '../registration/person-fields.ts';
import { typedDigits } from '../typed-fields.ts';

const password = z.string().check(z.minLength(1, 'Field is required'), z.maxLength(1024));

/** With the password: whoever sits at a screen that was left open must not take the account along. */
export const contactChangeBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), email: signupEmailSchema, password }),
  z.object({ kind: z.literal('phone'), phoneNumber: phoneNumberSchema, password }),
]);

export const startContactChange = defineEndpoint({
  method: 'POST',
  path: '/account/contact-changes',
  summary: 'Send a code to a new email address or telephone number',
  access: taxpayerRoles,
  body: contactChangeBody,
  response: z.object({ id: z.uuid(), expiresAt: z.iso.datetime() }),
  errors: ['identity.invalid-credentials', 'account.not-registered', 'request.rate-limited'],
});

/** From here on it is the person's; the old address is told. */
export const confirmContactChange = defineEndpoint({
  method: 'POST',
  path: '/account/contact-changes/:id/confirmation',
  summary: 'Prove a new email address or telephone number by its code',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ code: z.string().check(typedDigits(), z.regex(/^\d{6}$/, 'Enter the 6-digit code')) }),
  response: z.object({}),
  errors: ['account.code-invalid', 'user.already-exists'],
});
