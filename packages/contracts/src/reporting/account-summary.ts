import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billStatusSchema } from '../billing/bill.ts';
import { defineEndpoint } from '../endpoint.ts';

const sum = z.object({ kobo: z.int(), count: z.int() });
const day = z.iso.date();

/** A bill that waits for its payer. `expiresOn`: the day by which it is to be paid, of the law or of a plan; it can still be paid as it is after that. */
const openBill = z.object({
  billReference: z.string(),
  heads: z.string(),
  mda: z.string(),
  totalKobo: z.int(),
  expiresOn: day,
  status: billStatusSchema,
});

export const accountSummarySchema = z.object({
  /** Payable now. */
  due: sum,
  /** What of it takes a payment now, of as many bills as are paid at once: no money for it may be under way. */
  payable: sum,
  /** Past its last day: renewed, then paid. */
  overdue: sum,
  /** Money came that a person is looking at. */
  underReview: sum,
  /** Receipts less voids since 1 January (Lagos). */
  paidThisYear: sum,
  /** Bills ever raised: none on a first visit. */
  bills: z.int(),
  /** The earliest day among what is due. */
  nextDay: z.nullable(day),
  /** What is overdue and what is due, the earliest day first; five at most. */
  deadlines: z.array(openBill),
  /** Five at most, the newest first. */
  receipts: z.array(
    z.object({
      receiptNumber: z.string(),
      billReference: z.string(),
      heads: z.string(),
      channel: z.string(),
      amountKobo: z.int(),
      at: z.iso.datetime(),
    }),
  ),
  /** Attempts whose money is not settled yet: waiting, being checked, under review; five at most. */
  attempts: z.array(
    z.object({ id: z.uuid(), billReference: z.string(), heads: z.string(), amountKobo: z.int(), status: z.string() }),
  ),
  asOf: z.iso.datetime(),
});
export type AccountSummary = z.output<typeof accountSummarySchema>;

export const getAccountSummary = defineEndpoint({
  method: 'GET',
  path: '/account/summary',
  summary: 'What the caller owes, what was paid this year, and what comes next',
  failed: 'Your account could not be read. Try again shortly',
  access: taxpayerRoles,
  response: accountSummarySchema,
});
