import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { billMailKinds } from '../receipts/mail-bill.ts';
import { rowSchemaOf } from './column.ts';
import { invoiceReport } from './invoice-report.ts';

/**
 * What happened to a bill. `answer`: what a provider said when it was asked, told when it says something else than before;
 * `notified`: a provider says there is news; `moved`: an attempt came to an end without money; `credit`: what its month was paid
 * too much, granted or taken back.
 */
export const billEventKinds = [
  'raised',
  'renewed',
  'cancelled',
  'attempt',
  'answer',
  'notified',
  'moved',
  'paid',
  'receipt',
  'void',
  'review-opened',
  'review-closed',
  'refund',
  'credit',
] as const;
export type BillEventKind = (typeof billEventKinds)[number];

export const billEventSchema = z.object({
  kind: z.enum(billEventKinds),
  at: z.iso.datetime(),
  /** `remita`, `interswitch`; null where no provider has a part in it. */
  provider: z.nullable(z.string()),
  /** The RRR or the provider's own reference; of `receipt` its number. */
  reference: z.nullable(z.string()),
  amountKobo: z.nullable(z.int()),
  /** The provider's code, the state an attempt came to, the kind of a case, the step of a refund or of credit. */
  code: z.nullable(z.string()),
  /** What we took an answer for, how money was booked, why a receipt was voided, the bill cancelled or credit granted. */
  outcome: z.nullable(z.string()),
});
export type BillEvent = z.output<typeof billEventSchema>;

/** What staff may do with a bill. */
export const billActions = ['pay', 'renew', 'mail', 'place', 'cancel'] as const;
export type BillAction = (typeof billActions)[number];

/** Newest events that are shown of one bill. */
export const billEventsMax = 200;

export const getBillRecord = defineEndpoint({
  method: 'GET',
  path: '/reports/bill',
  summary: 'A bill as staff see it: what stands on it, what happened to it, and how its money is booked',
  failed: 'The bill could not be read. Try again shortly',
  access: invoiceReport.access,
  query: z.object({ billReference: billReferenceInput }),
  response: z.object({
    bill: rowSchemaOf(invoiceReport.columns),
    lines: z.array(
      z.object({
        head: z.string(),
        headCode: z.string(),
        description: z.string(),
        narration: z.string(),
        amountKobo: z.int(),
      }),
    ),
    /** The newest first. */
    events: z.array(billEventSchema),
    /** Entries of the ledger; debits are positive, credits negative. They sum to zero. */
    books: z.array(z.object({ at: z.iso.datetime(), kind: z.string(), account: z.string(), amountKobo: z.int() })),
    receiptNumber: z.nullable(z.string()),
    /** The bill that took the place of a cancelled one, by a correction or an amendment. */
    replacedBy: z.optional(z.string()),
    /** What the payer was written, the newest first. */
    mails: z.array(z.object({ kind: z.enum(billMailKinds), at: z.iso.datetime() })),
    /** Decisions about it, the newest first. Names are for the state's roles; others read who it was by role. */
    audit: z.array(
      z.object({
        at: z.iso.datetime(),
        action: z.string(),
        name: z.nullable(z.string()),
        role: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
    /** What the one who asks could do now; `refusal` is the code of what stands in the way. */
    actions: z.array(z.object({ action: z.enum(billActions), refusal: z.nullable(z.string()) })),
    asOf: z.iso.datetime(),
  }),
  errors: ['bill.not-found'],
});
