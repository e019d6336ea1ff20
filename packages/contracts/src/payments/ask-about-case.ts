import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The provider is asked now, by our own question; what it says is kept with the attempt, and what follows is done as ever. */
export const askAboutCase = defineEndpoint({
  method: 'POST',
  path: '/payments/cases/:id/questions',
  summary: 'Ask the provider now about the attempt of a case',
  failed: 'The provider could not be asked. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
  body: z.object({}),
  response: z.object({
    /** `answered`: see the attempt; `no-answer`: it is silent; `unclear`: it said nothing that decides; `not-known`: it does not know the reference. */
    outcome: z.enum(['answered', 'no-answer', 'unclear', 'not-known']),
  }),
  errors: ['review.not-found', 'review.nothing-to-ask'],
});
