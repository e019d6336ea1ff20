import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';

/**
 * What a bill is, as its reader needs to know it. `paid` exactly when a valid receipt exists; `void` when its receipt was voided.
 * `under-review`: money arrived that does not agree with the bill, and a person is looking at it.
 * `part-paid` is kept for instalments: as long as there are none, no bill is (docs/decisions/0277).
 */
export const billStatuses = ['unpaid', 'part-paid', 'paid', 'under-review', 'expired', 'cancelled', 'void'] as const;
export const billStatusSchema = z.enum(billStatuses);
export type BillStatus = z.output<typeof billStatusSchema>;

/** Wire names of spec §3. Amounts are kobo. */
export const billDetailSchema = z.object({
  amount: koboSchema,
  description: z.string(),
  narration: z.string(),
  /** Code of the revenue head (chart of accounts), for example `12010102`. */
  revenueHeadCode: z.string(),
});

export const billSchema = z.object({
  billReference: z.string(),
  /** 1 unpaid, 2 exactly when a receipt exists (spec §4; any value but 1 shows the receipt). */
  payStatusId: z.union([z.literal(1), z.literal(2)]),
  status: billStatusSchema,
  billDetails: z.array(billDetailSchema),
  totalKobo: koboSchema,
  /** In the language of the request, for example "Twelve Thousand Five Hundred Naira Only". */
  amountInWords: z.string(),
  /** Tax Payer Unique Identifier. */
  tpui: z.nullable(z.string()),
  mda: z.nullable(z.string()),
  taxOffice: z.nullable(z.string()),
  /** Who filled it for the payer, by the payer's consent; absent when the payer did. */
  preparedBy: z.optional(z.string()),
  /** Who began its payment for the payer, by the payer's consent; present on a receipt alone. */
  paymentBegunBy: z.optional(z.string()),
  issuedOn: z.iso.date(),
  /** Three months after issue (spec §9): of the invoice, and once there is a receipt, of the receipt. */
  expiresOn: z.iso.date(),
  /** The day by which the law wants it paid (PAYE, tax withheld), also when that has passed, or that was agreed for a part of a plan. It can be paid until `expiresOn` all the same. */
  dueOn: z.optional(z.iso.date()),
});
export type Bill = z.output<typeof billSchema>;

/** Who the bill is for. `masked` says that address and e-mail are shown in part (anonymous viewers). */
export const billPayerSchema = z.object({
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  userRegistration: z.object({ addressLine1: z.string() }),
  masked: z.boolean(),
  /** Of a company or agency as its people declared it. Until an office has confirmed its number, every paper says that it has not. */
  organisation: z.optional(z.object({ registrationNumber: z.string(), isConfirmed: z.boolean() })),
});

/** A payment under way, so that a payer who comes back sees it instead of paying twice. */
export const paymentInProgressSchema = z.object({
  provider: z.string(),
  /** Remita Retrieval Reference, 12 digits. */
  rrr: z.nullable(z.string()),
  /** What a provider that issues no RRR is asked by. */
  txRef: z.nullable(z.string()),
  state: z.enum(['awaiting-payment', 'processing', 'under-review']),
  startedAt: z.iso.datetime(),
  /** It pays for other bills too; then neither reference is told here. */
  isShared: z.optional(z.boolean()),
});
