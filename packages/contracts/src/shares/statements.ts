import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { shareMonthSchema, shareSubjectSchema } from './share.ts';

const firstDay = z.iso.date().check(z.maxLength(10), z.regex(/-01$/, 'Name a month by its first day'));

export const listOwnShareMonths = defineEndpoint({
  method: 'GET',
  path: '/shares/statements/own',
  summary: 'The caller’s shares by month, the newest first: earned, taken back, withheld tax and what is left (kobo)',
  failed: 'The statements could not be read. Try again shortly',
  access: ['Expert System', 'Agent'],
  response: z.array(shareMonthSchema),
});

export const listShareMonths = defineEndpoint({
  method: 'GET',
  path: '/shares/statements',
  summary: 'Everybody’s shares of a month, named by its first day (kobo)',
  failed: 'The statements could not be read. Try again shortly',
  access: ['SuperAdmin'],
  query: z.object({ month: firstDay }),
  response: z.array(
    z.extend(shareMonthSchema, {
      /** The caller is another person than the one who made it. */
      mayDecide: z.boolean(),
    }),
  ),
});

/** Every line up to the end of the month that no statement has. Twice the rate is withheld of somebody without a Tax ID. */
export const proposeShareStatement = defineEndpoint({
  method: 'POST',
  path: '/shares/statements',
  summary: 'Close a month that has ended: its statement waits for a second person',
  failed: 'The statement could not be made. Try again shortly',
  access: ['SuperAdmin'],
  body: z.object({ subject: shareSubjectSchema, month: firstDay, hasTaxId: z.boolean(), reason: reasonSchema }),
  response: z.object({ id: z.uuid() }),
  errors: ['share.month-open', 'share.month-empty', 'share.statement-exists'],
});

/** Refused, its lines wait for the next statement. Approved, the books owe what is left of it, and the bank pays that by a list. */
export const decideShareStatement = defineEndpoint({
  method: 'POST',
  path: '/shares/statements/:id/verdicts',
  summary: 'Approve a statement that another person made, or refuse it',
  failed: 'The statement could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ verdict: z.enum(['approved', 'refused']), reason: reasonSchema }),
  response: z.object({}),
  errors: ['share.not-found', 'share.own-change', 'share.disputed'],
});
