import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { bankAccountSchema } from '../refunds/bank-account.ts';
import { shownAccountSchema } from '../refunds/refund.ts';

const ownShareAccountSchema = z.object({
  /** Where shares are paid; null while none was approved, and nothing is paid. */
  onRecord: z.nullable(shownAccountSchema),
  /** What was named and nobody decided yet. */
  waiting: z.nullable(shownAccountSchema),
});
export type OwnShareAccount = z.output<typeof ownShareAccountSchema>;

export const getOwnShareAccount = defineEndpoint({
  method: 'GET',
  path: '/shares/account/own',
  summary:
    'The bank account to which the caller’s shares are paid, by its last digits, and the one that waits for approval',
  failed: 'The account could not be read. Try again shortly',
  access: ['Expert System', 'Agent'],
  response: ownShareAccountSchema,
});

/** Another one that waits is replaced by it; what is on record stays until this one is approved. */
export const nameOwnShareAccount = defineEndpoint({
  method: 'PUT',
  path: '/shares/account/own',
  summary: 'Name the bank account to which shares are paid; a SuperAdmin approves it',
  failed: 'The account could not be saved. Try again shortly',
  access: ['Expert System', 'Agent'],
  body: bankAccountSchema,
  response: ownShareAccountSchema,
  errors: ['share.account-held'],
});

const waitingAccountSchema = z.object({
  id: z.uuid(),
  subjectName: z.string(),
  account: shownAccountSchema,
  /** What is paid now, and would not be any more. */
  onRecord: z.nullable(shownAccountSchema),
  namedBy: z.string(),
  namedAt: z.iso.datetime(),
});
export type WaitingShareAccount = z.output<typeof waitingAccountSchema>;

export const listShareAccounts = defineEndpoint({
  method: 'GET',
  path: '/shares/accounts',
  summary: 'Bank accounts for shares that partners and agents named and nobody decided yet, the oldest first',
  failed: 'The accounts could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: z.array(waitingAccountSchema),
});

export const decideShareAccount = defineEndpoint({
  method: 'POST',
  path: '/shares/accounts/:id/verdicts',
  summary: 'Approve the bank account to which somebody’s shares are paid from now on, or refuse it',
  failed: 'The account could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ verdict: z.enum(['approved', 'refused']), reason: reasonSchema }),
  response: z.object({}),
  errors: ['share.not-found', 'share.own-account', 'share.account-held'],
});
