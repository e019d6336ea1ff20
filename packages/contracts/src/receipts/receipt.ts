import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';

/** Proof that a bill was paid. Never changed and never deleted; a reversal marks it void. */
export const receiptSchema = z.object({
  /** For people and paper, for example `KDR-2026-00001234`. */
  receiptNumber: z.string(),
  amountKobo: koboSchema,
  /** The moment the provider took the money, not the day of printing. */
  paidAt: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  /** Gateway id, for example `remita`. */
  provider: z.string(),
  channel: z.string(),
  providerReference: z.string(),
  voidedAt: z.nullable(z.iso.datetime()),
  /** Present and true while a person finds out whether the money is still there: nobody should rely on it until then. */
  isInDoubt: z.optional(z.literal(true)),
  /** Compact JWS (EdDSA, Ed25519) over the receipt's facts; what the QR carries. See `receiptClaimsSchema`. */
  signedReceipt: z.string(),
  /** Absolute address of the verification page with the signed receipt in it. */
  verificationUrl: z.string(),
});
export type Receipt = z.output<typeof receiptSchema>;

/** The payload of a signed receipt. Short names: it must fit a QR code that a cheap camera reads. */
export const receiptClaimsSchema = z.object({
  v: z.literal(1),
  /** Receipt number. */
  n: z.string(),
  /** Bill reference. */
  b: z.string(),
  /** Amount in kobo. */
  a: z.int(),
  /** Payer's name as printed. */
  p: z.string(),
  /** Revenue heads, joined. */
  h: z.string(),
  /** Paid at, seconds since 1970. */
  t: z.int(),
  /** Provider and its reference, for example `remita:140008260136`. */
  r: z.string(),
  /** Present and true when the link entitles its holder to the unmasked receipt. */
  f: z.optional(z.literal(true)),
});
export type ReceiptClaims = z.output<typeof receiptClaimsSchema>;
