import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';

export const refundFundingStates = ['proposed', 'funded', 'refused', 'withdrawn'] as const;

const fundingSchema = z.object({
  id: z.uuid(),
  state: z.enum(refundFundingStates),
  amountKobo: koboSchema,
  valueDate: z.iso.date(),
  advice: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  caseVersion: caseVersionSchema,
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type RefundFunding = z.output<typeof fundingSchema>;

const refundAccountSchema = z.object({
  /** By the books; below zero when more was paid than moved there. */
  balanceKobo: z.int(),
  /** Of refunds and shares that the bank is to pay and has not, as far as it was confirmed. */
  dueKobo: koboSchema,
  /** Those that wait first, then the newest. */
  fundings: listOf(fundingSchema),
});
export type RefundAccount = z.output<typeof refundAccountSchema>;

export const getRefundAccount = defineEndpoint({
  method: 'GET',
  path: '/refund-account',
  summary: 'The account refunds are paid from: what is in it, what is to be paid, and what the treasury moved there',
  failed: 'The account could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['waiting'] })),
  response: refundAccountSchema,
  errors: ['list.cursor-invalid'],
});

/** Nothing is booked before another person has approved it. */
export const proposeFunding = defineEndpoint({
  method: 'POST',
  path: '/refund-account/fundings',
  summary: 'Note money that the treasury moved to the account refunds are paid from; another person decides',
  failed: 'It could not be noted. Try again shortly',
  access: adminRoles,
  body: z.object({
    amountKobo: koboSchema.check(z.gte(1, 'Field is required')),
    valueDate: z.iso.date(),
    /** Of the bank, by its number. */
    advice: z.string().check(z.trim(), z.minLength(3, 'Field is required'), z.maxLength(60)),
    reason: reasonSchema,
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['refund.funding-known'],
});

export const decideFunding = defineEndpoint({
  method: 'POST',
  path: '/refund-account/fundings/:id/verdicts',
  summary: 'Approve, refuse or withdraw what was noted about the account refunds are paid from, with the reason',
  failed: 'It could not be decided. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    caseVersion: caseVersionSchema,
    verdict: z.enum(['approve', 'refuse', 'withdraw']),
    reason: reasonSchema,
  }),
  response: z.object({}),
  errors: ['refund.not-found', ...decisionErrors],
});
