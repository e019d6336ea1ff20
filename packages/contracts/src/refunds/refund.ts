import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';
import { requiredText } from '../registration/person-fields.ts';
import { bankAccountSchema } from './bank-account.ts';

/** Why money is to be given back; `decision` is that of the desk for money under review, `objection` follows from one that ended. */
export const refundCauses = [
  'double-payment',
  'wrong-bill',
  'not-owed',
  'not-provided',
  'court',
  'decision',
  'objection',
] as const;
export type RefundCause = (typeof refundCauses)[number];

/** What somebody who asks may choose. */
export const askedCauses = ['double-payment', 'wrong-bill', 'not-owed', 'not-provided', 'court'] as const;

export const refundCauseWords = {
  'double-payment': { en: 'I paid the same thing twice', ha: 'Na biya abu ɗaya sau biyu' },
  'wrong-bill': { en: 'I paid the wrong bill', ha: 'Na biya bil ɗin da ba daidai ba' },
  'not-owed': { en: 'It was not owed, or not as much', ha: 'Ba a bi na bashin, ko ba haka yawansa yake ba' },
  'not-provided': { en: 'What I paid for was not given', ha: 'Ba a ba ni abin da na biya ba' },
  court: { en: 'A court ordered it', ha: 'Kotu ta ba da umarni' },
  decision: { en: 'Decided at the review desk', ha: 'An yanke a teburin dubawa' },
  objection: { en: 'Not owed after an objection', ha: 'Ba a bi bayan ƙin amincewa' }, // native reviewer
} as const satisfies Readonly<Record<RefundCause, { readonly en: string; readonly ha: string }>>;

export const refundStates = [
  'requested',
  'audited',
  'proposed',
  'payable',
  'sent',
  'returned',
  'evidenced',
  'paid',
  'refused',
  'withdrawn',
] as const;
export type RefundState = (typeof refundStates)[number];

/** Back through the provider that took it, or from the service's own account by a list for the bank. */
export const refundMethods = ['provider', 'bank'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** A tax of at least so much is audited before it is given back (₦100,000.00). As the database has it (`refund_needs_audit`). */
export const refundAuditFromKobo = 10_000_000;
/** A claim is heard so many years after the year of the payment. */
export const refundYears = 6;

/** What a claim says. */
export const refundClaimFields = {
  requestId: z.uuid(),
  billReference: z.string().check(z.trim(), z.maxLength(60)),
  cause: z.enum(askedCauses),
  explanation: requiredText(1000),
  /** Where the bank pays it; may follow later. */
  account: z.nullable(bankAccountSchema),
};

/** As it is shown: the account by its last digits. */
export const shownAccountSchema = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountLast4: z.string(),
});

export const refundFields = {
  id: z.uuid(),
  number: z.string(),
  state: z.enum(refundStates),
  cause: z.enum(refundCauses),
  billReference: z.string(),
  billFor: z.string(),
  receiptNumber: z.nullable(z.string()),
  amountKobo: koboSchema,
  explanation: z.string(),
  requestedAt: z.iso.datetime(),
  method: z.nullable(z.enum(refundMethods)),
  account: z.nullable(shownAccountSchema),
};
