import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { typedLine } from '../typed-fields.ts';

/** What a person may ask a bill for by themselves; an MDA has every amount above it. */
export const mdaBillMost = 100_000_000_000;

export const mdaBillFields = {
  mdaId: z.int().check(z.gte(1)),
  revenueHeadCode: z.string().check(z.regex(/^\d{8}$/)),
  amountKobo: koboSchema.check(
    z.gte(10_000, 'Enter at least ₦100'),
    z.lte(mdaBillMost, 'Enter at most ₦1,000,000,000'),
  ),
  /** What it is for, in the payer's words. */
  narration: z.string().check(typedLine(), z.maxLength(140)),
};

/**
 * A fee of an MDA that the payer knows the amount of (spec §4 "mda-collections"): where a tariff says the amount, or the head asks
 * for more, it is refused at its field and raised by `raiseOwnBill`. The payer is the caller, whatever is sent.
 */
export const raiseMdaBill = defineEndpoint({
  method: 'POST',
  path: '/bills/mda-collections',
  summary: 'Raise a bill for a fee of an MDA, for oneself',
  access: taxpayerRoles,
  body: z.object({
    ...mdaBillFields,
    /** Made by the browser for each submission: sent again, it answers the same bill. */
    submissionId: z.uuid(),
  }),
  response: z.object({ billReference: z.string() }),
  errors: ['organisation.missing', 'bill.amount-changed', 'request.rate-limited'],
});
