import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { linesToBillSchema } from '../tariffs/quote-bill.ts';

/** What a person may ask a bill for by themselves where nothing is computed; an MDA has every amount above it. */
export const enteredLeastKobo = 10_000;

/** The payer is the caller, whatever is sent. Amounts are reckoned anew: where they differ from what the payer saw, nothing is raised. */
export const raiseOwnBill = defineEndpoint({
  method: 'POST',
  path: '/bills',
  summary: 'Raise a bill of one or several lines of an MDA, for oneself',
  access: taxpayerRoles,
  body: z.object({
    lines: linesToBillSchema,
    /** What the payer was shown. */
    totalKobo: koboSchema,
    /** Made by the browser: sent again, it answers the same bill. */
    submissionId: z.uuid(),
  }),
  response: z.object({ billReference: z.string(), totalKobo: koboSchema }),
  errors: ['organisation.missing', 'bill.amount-changed', 'request.rate-limited'],
});
