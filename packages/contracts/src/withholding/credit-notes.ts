import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { withholdingClassIds } from './kinds.ts';
import { withholdingMonthSchema } from './schedule.ts';

/** What somebody withheld from the caller in a month, found by the caller's own TPUI in the column Tax ID. */
export const ownCreditNoteSchema = z.object({
  month: withholdingMonthSchema,
  payer: z.string(),
  payerTpui: z.string(),
  classes: z.array(z.enum(withholdingClassIds)),
  grossKobo: koboSchema,
  /** What the note states, or will state once it is receipted. */
  taxKobo: koboSchema,
  /** The month's every bill has a receipt that stands: the note can be had. */
  isReceipted: z.boolean(),
});
export type OwnCreditNote = z.output<typeof ownCreditNoteSchema>;

export const listOwnCreditNotes = defineEndpoint({
  method: 'GET',
  path: '/withholding/own-credit-notes',
  summary: 'What was withheld from the caller, the newest months first',
  failed: 'Your credit notes could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object(listFields({ pageSize: 50, sorts: ['month'] })),
  response: listOf(ownCreditNoteSchema),
  errors: ['list.cursor-invalid'],
});

const errors = ['withholding.not-found', 'withholding.not-receipted', 'service.unavailable'] as const;

/** For receipted amounts alone. */
export const downloadOwnCreditNote = defineEndpoint({
  method: 'GET',
  path: '/withholding/own-credit-notes/document',
  summary: 'Download the signed credit note of what a payer withheld from the caller in a month (PDF)',
  failed: 'The credit note could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: withholdingMonthSchema, payerTpui: z.string().check(z.maxLength(40)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors,
});

/** The same for the payer, who hands it on to whoever has no account. */
export const downloadCreditNote = defineEndpoint({
  method: 'GET',
  path: '/withholding/credit-notes',
  summary: 'Download the signed credit note of what the caller withheld from a beneficiary in a month (PDF)',
  failed: 'The credit note could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: withholdingMonthSchema, beneficiary: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors,
});

/** The payload of a signed credit note. Short names: it must fit a QR code. `k` keeps it apart from receipts and certificates. */
export const creditNoteClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('wht'),
  /** Payer: TPUI and name. */
  t: z.string(),
  e: z.string(),
  /** Beneficiary: key, Tax ID and name. */
  b: z.string(),
  i: z.string(),
  n: z.string(),
  /** Month. */
  m: withholdingMonthSchema,
  /** Paid, and withheld, in kobo. */
  g: z.int(),
  a: z.int(),
  /** Stated at: seconds since 1970. */
  d: z.int(),
});
export type CreditNoteClaims = z.output<typeof creditNoteClaimsSchema>;

/** Whether a credit note is ours, what it says, and whether receipts still cover it. */
export const verifyCreditNote = defineEndpoint({
  method: 'GET',
  path: '/withholding/credit-notes/verification',
  summary: 'Verify the signed credit note of tax withheld, and say whether receipts still cover it',
  access: 'public',
  query: z.object({ note: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    payer: z.string(),
    beneficiary: z.string(),
    /** Empty where there is none. */
    taxId: z.string(),
    month: withholdingMonthSchema,
    grossKobo: koboSchema,
    taxKobo: koboSchema,
    statedAt: z.iso.datetime(),
    /** False: a receipt was voided or the month amended since, and less is receipted today. */
    isCovered: z.boolean(),
  }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});
