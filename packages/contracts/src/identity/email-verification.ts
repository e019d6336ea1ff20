import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from './credentials.ts';

const nothing = z.object({});

/**
 * By address, or by an old link's token, which tells us the address without showing it. A token of no link of ours is refused:
 * the answer to an address stays the same whether or not somebody has it.
 */
export const sendVerificationEmail = defineEndpoint({
  method: 'POST',
  path: '/email-verifications',
  summary: 'Send a new verification link',
  access: 'public',
  body: z.union([
    z.object({ email: emailSchema }),
    z.object({ token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  ]),
  response: nothing,
  errors: ['identity.link-invalid', 'request.rate-limited'],
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/email-verifications/completion',
  summary: 'Verify an email address with the token of its link',
  access: 'public',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: nothing,
  errors: ['identity.link-invalid', 'request.rate-limited'],
});
