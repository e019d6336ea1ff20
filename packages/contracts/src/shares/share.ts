import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';

export const shareParties = ['partner', 'agent'] as const;
export type ShareParty = (typeof shareParties)[number];

// native reviewer: the Hausa of these words is ours.
export const sharePartyWords = {
  partner: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
  agent: { en: 'Agent', ha: 'Wakili' },
} as const satisfies Readonly<Record<ShareParty, Localized>>;

export const shareKindWords = {
  accrued: { en: 'Earned', ha: 'An samu' },
  'taken-back': { en: 'Taken back', ha: 'An mayar' },
  restored: { en: 'Earned again', ha: 'An sake samu' },
} as const satisfies Readonly<Record<string, Localized>>;
export type ShareKind = keyof typeof shareKindWords;

export const shareDisputeWords = {
  none: { en: 'None', ha: 'Babu' },
  open: { en: 'Open', ha: 'A buɗe' },
  answered: { en: 'Answered', ha: 'An amsa' },
} as const satisfies Readonly<Record<string, Localized>>;

export const shareStates = ['running', 'proposed', 'approved'] as const;
export type ShareState = (typeof shareStates)[number];

/** What became of the money of an approved statement. `carried`: nothing is left of it, or less than nothing, and the next ones make up for that. */
export const sharePaymentStates = ['carried', 'payable', 'sent', 'returned', 'evidenced', 'paid'] as const;
export type SharePaymentState = (typeof sharePaymentStates)[number];

export const sharePaymentWords = {
  carried: { en: 'Set off against the next statements', ha: 'Za a rama a bayanai na gaba' },
  payable: { en: 'To be paid', ha: 'Za a biya' },
  sent: { en: 'In the bank’s list', ha: 'Yana cikin jerin banki' },
  returned: { en: 'Came back, to be confirmed', ha: 'Ya dawo, za a tabbatar' },
  evidenced: { en: 'Paid, to be confirmed', ha: 'An biya, za a tabbatar' },
  paid: { en: 'Paid', ha: 'An biya' },
} as const satisfies Readonly<Record<SharePaymentState, Localized>>;

export const shareStateWords = {
  running: { en: 'Not closed yet', ha: 'Ba a rufe ba tukuna' },
  proposed: { en: 'Waits for a second person', ha: 'Yana jiran mutum na biyu' },
  approved: { en: 'Approved', ha: 'An amince' },
} as const satisfies Readonly<Record<ShareState, Localized>>;

/** Whose shares: `partner:` with the number of an expert system, or `agent:` with a TPUI. */
export const shareSubjectSchema = z
  .string()
  .check(z.maxLength(40), z.regex(/^(partner:[1-9]\d{0,8}|agent:KD-\d{4}-\d{4}-\d{2})$/, 'Choose whose shares'));

/** Kobo of tax that are withheld of ₦100.00 where nothing else is released: 5 % of commissions (SI 34 of 2024). */
export const standardShareWithholding = 500;

/** Of either sign: what went back is below nothing. */
const signedKobo = z.int();

/** How much of settled money somebody earns: per ten thousand, or so many kobo of each payment; one of both. */
const rate = {
  basisPoints: z.nullable(z.int()),
  flatKobo: z.nullable(koboSchema),
  /** At most so much of one payment of a bill. */
  capKobo: z.nullable(koboSchema),
  validFrom: z.iso.date(),
  /** The last day; null while there is none. */
  validUntil: z.nullable(z.iso.date()),
};

export const shareTermSchema = z.object({
  id: z.uuid(),
  party: z.enum(shareParties),
  /** Null: every agent without a row of their own. */
  subjectName: z.nullable(z.string()),
  /** Null: every head without a row of its own. */
  headCode: z.nullable(z.string()),
  head: z.nullable(z.string()),
  ...rate,
});
export type ShareTerm = z.output<typeof shareTermSchema>;

export const shareChangeSchema = z.object({
  ...shareTermSchema.shape,
  /** The row that ends; null of a new one. */
  endsTermId: z.nullable(z.uuid()),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  /** The caller may approve or refuse it; otherwise it is the caller's own and may be withdrawn. */
  mayDecide: z.boolean(),
});
export type ShareChange = z.output<typeof shareChangeSchema>;

/** A month of somebody's shares. Kobo; what is withheld follows the sign of what is earned. */
export const shareMonthSchema = z.object({
  /** Null while no statement was made. */
  id: z.nullable(z.uuid()),
  subject: z.string(),
  subjectName: z.string(),
  /** Its first day. */
  month: z.iso.date(),
  lines: z.int(),
  earnedKobo: koboSchema,
  takenBackKobo: koboSchema,
  grossKobo: signedKobo,
  /** Per ten thousand; of what is not closed the rate of today. */
  withheldBasisPoints: z.int(),
  withheldKobo: signedKobo,
  netKobo: signedKobo,
  state: z.enum(shareStates),
  /** Null while the statement is not approved. */
  payment: z.nullable(
    z.object({
      state: z.enum(sharePaymentStates),
      /** What the bank pays: what is left, less what statements below nothing carried. */
      amountKobo: koboSchema,
      paidOn: z.nullable(z.iso.date()),
      /** Why the bank gave it back, while it waits to be sent again. */
      cameBack: z.nullable(z.string()),
    }),
  ),
});
export type ShareMonth = z.output<typeof shareMonthSchema>;

export const shareDisputeSchema = z.object({
  id: z.uuid(),
  lineId: z.uuid(),
  subjectName: z.string(),
  billReference: z.string(),
  shareKobo: signedKobo,
  text: z.string(),
  raisedAt: z.iso.datetime(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type ShareDispute = z.output<typeof shareDisputeSchema>;
