import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { shownAccountSchema } from './refund.ts';

/** What a person may do with a payment of shares; a list sends it. */
export const sharePaymentMoves = ['evidence', 'confirm', 'return', 'accept-return', 'deny-return'] as const;
export type SharePaymentMove = (typeof sharePaymentMoves)[number];

const sharePaymentSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  subjectName: z.string(),
  /** Of the statement, by its first day. */
  month: z.iso.date(),
  amountKobo: koboSchema,
  state: z.enum(['payable', 'sent', 'returned', 'evidenced', 'paid']),
  caseVersion: caseVersionSchema,
  /** Where it went; of what is to be paid the account on record, null while its earner has none. */
  account: z.nullable(shownAccountSchema),
  /** A line of the statement has no answer yet: it waits. */
  isDisputed: z.boolean(),
  cameBack: z.nullable(z.string()),
  paidOn: z.nullable(z.iso.date()),
  moves: z.array(z.enum(sharePaymentMoves)),
});
export type SharePayment = z.output<typeof sharePaymentSchema>;

export const listSharePayments = defineEndpoint({
  method: 'GET',
  path: '/share-payments',
  summary: 'What the bank pays of approved statements of shares: what waits first, then the newest (kobo)',
  failed: 'The payments could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['waiting'] })),
  response: listOf(sharePaymentSchema),
  errors: ['list.cursor-invalid'],
});

export const moveSharePayment = defineEndpoint({
  method: 'POST',
  path: '/share-payments/:id/moves',
  summary: 'Say what became of a payment of shares at the bank, with everything that follows from it',
  failed: 'The step could not be made. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    move: z.enum(sharePaymentMoves),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
    /** Of `evidence` and `return`: the bank's advice, by its number or where it is kept. */
    document: z.optional(z.string().check(z.trim(), z.minLength(3, 'Field is required'), z.maxLength(200))),
  }),
  response: z.object({}),
  errors: ['refund.not-found', ...decisionErrors, 'work.reason-missing', 'work.document-missing'],
});
