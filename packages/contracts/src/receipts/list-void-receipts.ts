import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** What the list of void receipts says once its signature was proved. It names nobody: only who has a receipt can find it there. */
export const voidListSchema = z.object({
  v: z.literal(1),
  /** Says what was signed: no receipt and no statement can be taken for it. */
  k: z.literal('void-receipts'),
  /** When it was made, seconds since 1970. */
  d: z.int(),
  /** Fingerprints of void receipts, see `voidFingerprintOf`. */
  h: z.array(z.string()),
});
export type VoidList = z.output<typeof voidListSchema>;

/** Of these bytes the first sixteen of their SHA-256, in base64url: a bill's reference cannot be guessed, so nobody counts numbers through. */
export function voidFingerprintOf({ n, b }: { readonly n: string; readonly b: string }): string {
  return `${n}|${b}`;
}
export const voidFingerprintBytes = 16;

export const listVoidReceipts = defineEndpoint({
  method: 'GET',
  path: '/receipts/voids',
  summary: 'The void receipts as fingerprints, signed, for checking with the network off',
  access: 'public',
  /** Compact JWS (EdDSA) over `voidListSchema`. */
  response: z.object({ signed: z.string() }),
});
