import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Ed25519 public keys as JWKs (RFC 8037). Retired keys stay: old receipts keep verifying. */
export const receiptKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string(),
  x: z.string(),
});
export type ReceiptKey = z.output<typeof receiptKeySchema>;

export const listReceiptKeys = defineEndpoint({
  method: 'GET',
  path: '/receipts/keys',
  summary: 'The public keys that prove a receipt, for checking with the network off',
  access: 'public',
  response: z.object({ keys: z.array(receiptKeySchema) }),
});
