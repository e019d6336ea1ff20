import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { creditHindrances } from './credit-use.ts';

/** What was kept as credit, or came of a month whose tax was lowered, what paid a bill, and what was taken back of either. */
export const creditEntryKinds = ['kept', 'lowered', 'used', 'returned', 'taken-back'] as const;

export const ownCreditSchema = z.object({
  /** What can pay bills now. */
  balanceKobo: koboSchema,
  /** The newest first. The bill is the one whose payment was kept, or the one that was paid. */
  entries: listOf(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(creditEntryKinds),
      amountKobo: koboSchema,
      billReference: z.string(),
      receiptNumber: z.nullable(z.string()),
    }),
  ),
  /** The bill that was asked about, if it is the caller's. */
  bill: z.nullable(
    z.object({
      billReference: z.string(),
      totalKobo: koboSchema,
      whyNot: z.nullable(z.enum(creditHindrances)),
      /** Staff have proposed it: it needs nobody to ask again. */
      isProposed: z.boolean(),
    }),
  ),
});
export type OwnCredit = z.output<typeof ownCreditSchema>;

export const getOwnCredit = defineEndpoint({
  method: 'GET',
  path: '/account/credit',
  summary: 'Money of the caller’s that is kept as credit, and whether a bill can be paid from it',
  failed: 'Your credit could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    ...listFields({ pageSize: 20, sorts: ['at'] }),
    billReference: z.optional(billReferenceInput),
  }),
  response: ownCreditSchema,
  errors: ['list.cursor-invalid'],
});

export const payFromOwnCredit = defineEndpoint({
  method: 'POST',
  path: '/account/credit/uses',
  summary: 'Pay a bill of the caller’s from their credit, whole; its receipt says so',
  failed: 'The bill could not be paid from your credit. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ billReference: billReferenceInput }),
  response: z.object({ billReference: z.string(), receiptNumber: z.string() }),
  errors: ['bill.not-found', 'credit.bill-not-open', 'credit.not-enough', 'credit.asked-already'],
});
