import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema, passwordsMatch, repeatedPasswordFields } from './credentials.ts';

const nothing = z.object({});
const mismatch = { error: 'The passwords must match', path: ['confirmPassword'] };

/** Answers alike, after the same work, whether or not an account has this address. */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/password-resets',
  summary: 'Send a reset link to an address, if an account has it',
  access: 'public',
  body: z.object({ email: emailSchema }),
  response: nothing,
  errors: ['request.rate-limited'],
});

export const resetPasswordBody = z
  .object({ ...repeatedPasswordFields, token: z.string().check(z.minLength(1, 'Field is required'), z.maxLength(256)) })
  .check(z.refine(passwordsMatch, mismatch));

/** The token works once; every session of the account ends. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password-resets/completion',
  summary: 'Set a new password with a reset link',
  access: 'public',
  body: resetPasswordBody,
  response: nothing,
  errors: ['identity.link-invalid', 'identity.password-known', 'request.rate-limited'],
});

export const changePasswordBody = z
  .object({
    ...repeatedPasswordFields,
    oldPassword: z.string().check(z.minLength(1, 'Field is required'), z.maxLength(1024)),
  })
  .check(z.refine(passwordsMatch, mismatch));

/** Ends the caller's other sessions. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/account/password',
  summary: 'Change the own password',
  access: 'signed-in',
  body: changePasswordBody,
  response: nothing,
  errors: ['identity.invalid-credentials', 'identity.password-known', 'request.rate-limited'],
});
