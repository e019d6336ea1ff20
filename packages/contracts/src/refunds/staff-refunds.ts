import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { bankAccountSchema } from './bank-account.ts';
import { refundClaimFields, refundFields, refundMethods } from './refund.ts';

const params = z.object({ id: z.uuid() });
const person = z.object({ id: z.uuid(), name: z.string() });

/** What a person may do with a refund; the portal makes the other moves. */
export const refundMoves = [
  'audit',
  'propose',
  'approve',
  'refuse',
  'send',
  'rework',
  'return',
  'accept-return',
  'deny-return',
  'given-back',
  'evidence',
  'confirm',
  'withdraw',
] as const;
export type RefundMove = (typeof refundMoves)[number];

export const refundDetailSchema = z.object({
  ...refundFields,
  payerName: z.string(),
  payerTpui: z.nullable(z.string()),
  provider: z.string(),
  providerReference: z.string(),
  paidAt: z.iso.datetime(),
  askedBy: z.enum(['payer', 'staff', 'decision', 'objection']),
  isTax: z.boolean(),
  needsAudit: z.boolean(),
  /** The provider takes refunds of this payment. */
  isByProvider: z.boolean(),
  /** The money had reached the treasury when the refund was approved. */
  wasSettled: z.nullable(z.boolean()),
  listId: z.nullable(z.uuid()),
  dueOn: z.nullable(z.iso.date()),
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  assignee: z.nullable(person),
  steps: z.array(
    z.object({
      move: z.string(),
      at: z.iso.datetime(),
      by: z.nullable(person),
      reason: z.nullable(z.string()),
      document: z.nullable(z.string()),
    }),
  ),
  /** Each time it was sent, and what was answered; the newest first. */
  sends: z.array(
    z.object({
      at: z.iso.datetime(),
      method: z.enum(refundMethods),
      reference: z.string(),
      outcome: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** What moved in the books. */
  books: z.array(z.object({ at: z.iso.datetime(), kind: z.string(), account: z.string(), amountKobo: z.int() })),
  moves: z.array(z.enum(refundMoves)),
  mayNameAccount: z.boolean(),
});
export type RefundDetail = z.output<typeof refundDetailSchema>;

export const getRefund = defineEndpoint({
  method: 'GET',
  path: '/refunds/:id',
  summary: 'One refund: the claim, every step, what was sent and what moved in the books',
  failed: 'The refund could not be read. Try again shortly',
  access: adminRoles,
  params,
  response: refundDetailSchema,
  errors: ['refund.not-found'],
});

export const openRefund = defineEndpoint({
  method: 'POST',
  path: '/refunds',
  summary: 'Ask for a refund in a payer’s name; another person approves it',
  failed: 'The request could not be sent. Try again shortly',
  access: adminRoles,
  body: z.object(refundClaimFields),
  response: z.object({ id: z.uuid() }),
  errors: ['bill.not-found', 'refund.not-possible', 'refund.no-twin', 'refund.too-late', 'refund.account-held'],
});

/** A step of the case: whoever names an account does not approve the refund, and the payer is told. */
export const nameRefundAccount = defineEndpoint({
  method: 'PUT',
  path: '/refunds/:id/account',
  summary: 'Write down the bank account a payer told; until somebody proposes the refund',
  failed: 'The account could not be saved. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, account: bankAccountSchema }),
  response: refundDetailSchema,
  errors: ['refund.not-found', 'refund.account-fixed', 'refund.account-held', ...decisionErrors],
});

/** `propose` says how it is paid. `send` is for the provider's way; a list sends those for the bank. */
export const moveRefund = defineEndpoint({
  method: 'POST',
  path: '/refunds/:id/moves',
  summary: 'Make a step with a refund, with everything that follows from it',
  failed: 'The step could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({
    move: z.enum(refundMoves),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
    /** Of `evidence`, `return` and `given-back`: the advice of the bank or the provider, by its number or where it is kept. */
    document: z.optional(z.string().check(z.trim(), z.minLength(3, 'Field is required'), z.maxLength(200))),
    method: z.optional(z.enum(refundMethods)),
  }),
  response: refundDetailSchema,
  errors: [
    'refund.not-found',
    'refund.account-missing',
    'refund.audit-missing',
    'refund.money-gone',
    'refund.notes-out',
    'refund.provider-silent',
    'refund.under-way',
    'refund.by-list',
    ...decisionErrors,
    'work.reason-missing',
    'work.document-missing',
  ],
});
