import * as z from 'zod/mini';

/** The payload of a signed certificate. Short names: it must fit a QR code that a cheap camera reads. `k` keeps it apart from receipts. */
export const clearanceClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('tcc'),
  /** Number of the certificate. */
  n: z.string(),
  /** Holder's name as printed. */
  p: z.string(),
  /** Years it clears. */
  y: z.array(z.int()),
  /** Issued at: seconds since 1970. */
  t: z.int(),
  /** The last day it is valid, in Lagos: `2026-12-31`. */
  e: z.iso.date(),
});
export type ClearanceClaims = z.output<typeof clearanceClaimsSchema>;
