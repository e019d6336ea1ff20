import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { ninSchema } from './identity-numbers.ts';
import { signupEmailSchema } from './person-fields.ts';

/** Somebody came to the counter with their NIN slip: whoever holds the account is that person, and gets the TPUI. */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/identity-confirmations',
  summary: 'Confirm that an account belongs to the person of its NIN, whom the office has seen',
  access: [...taxOfficeRoles, 'SuperAdmin'],
  body: z.object({
    email: signupEmailSchema,
    nin: ninSchema,
    /** What was seen, for the record. */
    reason: reasonSchema,
  }),
  response: z.object({ tpui: z.string() }),
  /** Not found as well when the account names another NIN, or needs no proof. */
  errors: ['user.not-found', 'registration.already-registered', 'request.rate-limited'],
});
