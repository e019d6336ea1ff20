import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** `payment`: money may be on its way. `review`: money that somebody looks at. `request`: a case that is not decided. `plan`: a bill that is being paid in parts. */
export const closingBlockers = ['payment', 'review', 'request', 'plan'] as const;

export type ClosingBlocker = (typeof closingBlockers)[number];

export const getClosing = defineEndpoint({
  method: 'GET',
  path: '/account/closing',
  summary: 'What keeps the own account from being closed',
  failed: 'What keeps your account open could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.object({
    blockers: z.array(z.object({ kind: z.enum(closingBlockers), count: z.int() })),
    /** Bills that are not paid: they stay, and are still owed. */
    owedKobo: z.int(),
  }),
});

/** Receipts and bills stay as the law demands; what says who the person is goes. */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/account/closing',
  summary: 'Close the own account, for good',
  failed: 'Your account was not closed. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ password: z.string().check(z.minLength(1, 'Field is required'), z.maxLength(200)) }),
  response: z.object({}),
  errors: ['identity.invalid-credentials', 'account.has-open-matters'],
});
