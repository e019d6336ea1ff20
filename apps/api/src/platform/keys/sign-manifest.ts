import { CompactSign } from 'jose';
import type { ReceiptKeys } from './receipt-keys.ts';

/** Compact JWS over a statement about a file. Its type sets it apart from a receipt, which is signed by the same keys. */
export type SignManifest = (manifest: object) => Promise<string>;

export function createSignManifest({ active: { kid, privateKey } }: ReceiptKeys): SignManifest {
  return (manifest) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(manifest)))
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'file-manifest' })
      .sign(privateKey);
}
