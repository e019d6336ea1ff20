import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { creditHindrances, creditUseStates } from './credit-use.ts';

const creditUseSchema = z.object({
  id: z.uuid(),
  state: z.enum(creditUseStates),
  billReference: z.string(),
  billFor: z.string(),
  payerName: z.string(),
  tpui: z.string(),
  amountKobo: koboSchema,
  /** The taxpayer paid it themselves; else staff asked. */
  byPayer: z.boolean(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  receiptNumber: z.nullable(z.string()),
  /** Null: its taxpayer paid with it, and nobody decided. */
  caseVersion: z.nullable(caseVersionSchema),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type CreditUse = z.output<typeof creditUseSchema>;

export const listCreditUses = defineEndpoint({
  method: 'GET',
  path: '/credit/uses',
  summary: 'Bills that are paid from credit: those that wait for a second person first, then the newest',
  failed: 'The list could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['waiting'] })),
  response: z.extend(listOf(creditUseSchema), {
    /** What the books owe taxpayers as credit. */
    owedKobo: koboSchema,
  }),
  errors: ['list.cursor-invalid'],
});

export const getBillCredit = defineEndpoint({
  method: 'GET',
  path: '/credit/bill',
  summary: 'Whether a bill can be paid from its taxpayer’s credit, and how much of it there is',
  failed: 'The bill could not be read. Try again shortly',
  access: adminRoles,
  query: z.object({ billReference: billReferenceInput }),
  response: z.object({
    billReference: z.string(),
    billFor: z.string(),
    payerName: z.string(),
    tpui: z.nullable(z.string()),
    totalKobo: koboSchema,
    balanceKobo: koboSchema,
    whyNot: z.nullable(z.enum(creditHindrances)),
  }),
  errors: ['bill.not-found'],
});

/** Nothing moves before another person has approved it. */
export const proposeCreditUse = defineEndpoint({
  method: 'POST',
  path: '/credit/uses',
  summary: 'Propose to pay a bill from its taxpayer’s credit; another person decides',
  failed: 'It could not be proposed. Try again shortly',
  access: adminRoles,
  body: z.object({ billReference: billReferenceInput, reason: reasonSchema }),
  response: z.object({ id: z.uuid() }),
  errors: ['bill.not-found', 'credit.bill-not-open', 'credit.not-enough', 'credit.asked-already'],
});

export const decideCreditUse = defineEndpoint({
  method: 'POST',
  path: '/credit/uses/:id/verdicts',
  summary: 'Approve, refuse or withdraw the use of credit for a bill, with the reason',
  failed: 'It could not be decided. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    caseVersion: caseVersionSchema,
    verdict: z.enum(['approve', 'refuse', 'withdraw']),
    reason: reasonSchema,
  }),
  response: z.object({}),
  errors: ['credit.not-found', 'credit.bill-not-open', 'credit.not-enough', ...decisionErrors],
});
