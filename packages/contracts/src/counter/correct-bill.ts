import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { answersSchema } from '../tariffs/head-attribute.ts';
import { linesToBillSchema } from '../tariffs/quote-bill.ts';
import { atCounter, counterPayerSchema } from './counter-bill.ts';
import { counterRoles } from './find-payer.ts';

const errors = [
  'bill.not-found',
  'bill.already-paid',
  'bill.cancelled',
  'bill.under-review',
  'bill.not-correctable',
] as const;

/** What a form needs to begin with. */
export const getBillToCorrect = defineEndpoint({
  method: 'GET',
  path: '/counter/bills/:billReference',
  summary: 'An unpaid bill of the own MDA as it was filled, to be corrected',
  access: counterRoles,
  params: z.object({ billReference: billReferenceInput }),
  response: z.object({
    billReference: z.string(),
    /** As it stands on the bill. */
    payer: z.object({
      tpui: z.nullable(z.string()),
      categoryId: z.int(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
    }),
    lines: z.array(
      z.object({
        revenueHeadCode: z.string(),
        attributes: answersSchema,
        /** Where the amount was entered. */
        amountKobo: z.nullable(koboSchema),
        narration: z.string(),
      }),
    ),
    totalKobo: koboSchema,
    issuedOn: z.iso.date(),
  }),
  errors,
});

/**
 * A new version with a reason. With the same payer and amount the bill keeps its reference and RRR; else a new bill takes its place:
 * the old reference leads to it, and money on the old RRR opens a case that proposes it.
 */
export const correctBill = defineEndpoint({
  method: 'POST',
  path: '/counter/corrections',
  summary: 'Correct an unpaid bill of the own MDA, with a reason',
  access: counterRoles,
  body: z.object({
    billReference: billReferenceInput,
    payer: counterPayerSchema,
    lines: linesToBillSchema,
    /** Where a bill that takes its place is raised. */
    counterId: atCounter,
    totalKobo: koboSchema,
    reason: z.string().check(z.maxLength(500), z.trim(), z.minLength(5, 'Say why, in a few words')),
    submissionId: z.uuid(),
  }),
  /** `isSame`: the paper that was handed out is paid as before. */
  response: z.object({ billReference: z.string(), totalKobo: koboSchema, isSame: z.boolean() }),
  errors: [
    ...errors,
    'taxpayer.not-found',
    'bill.amount-changed',
    'bill.payment-pending',
    'bill.of-filed-month',
    'bill.of-the-law',
    'counter.closed',
  ],
});
