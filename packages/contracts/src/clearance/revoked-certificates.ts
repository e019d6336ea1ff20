import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** What the list of revoked certificates says once its signature was proved. It names nobody: only who has a number can find it there. */
export const revokedListSchema = z.object({
  v: z.literal(1),
  /** Says what was signed: no certificate and no list of receipts can be taken for it. */
  k: z.literal('revoked-certificates'),
  /** When it was made, seconds since 1970. */
  d: z.int(),
  /** Of each number the first sixteen bytes of its SHA-256, in base64url: a number cannot be guessed. */
  h: z.array(z.string()),
});
export type RevokedList = z.output<typeof revokedListSchema>;
export const revokedFingerprintBytes = 16;

export const listRevokedCertificates = defineEndpoint({
  method: 'GET',
  path: '/clearance/certificates/revoked',
  summary: 'The revoked certificates that are not over yet as fingerprints, signed, for checking with the network off',
  access: 'public',
  /** Compact JWS (EdDSA) over `revokedListSchema`. */
  response: z.object({ signed: z.string() }),
});
