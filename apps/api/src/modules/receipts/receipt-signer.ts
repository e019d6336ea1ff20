import { type ReceiptClaims, type ReceiptKey, receiptClaimsSchema } from '@portal/contracts';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { fromBase64Url } from '../../platform/keys/base64url.ts';
import type { ReceiptKeys } from '../../platform/keys/receipt-keys.ts';

const alg = 'EdDSA';

export interface ReceiptSigner {
  /** Compact JWS over the claims. The same claims and key always give the same text. */
  sign(claims: ReceiptClaims): Promise<string>;
  /** The claims of a receipt signed by one of our keys, retired ones included; else undefined. Never throws. */
  verify(signedReceipt: string): Promise<ReceiptClaims | undefined>;
  /** For publication: no private part. */
  readonly keys: readonly ReceiptKey[];
}

export function createReceiptSigner(keys: ReceiptKeys): ReceiptSigner {
  const { kid, privateKey } = keys.active;

  return {
    keys: keys.all.map(({ jwk }) => jwk),
    sign(claims) {
      const payload = new TextEncoder().encode(JSON.stringify(claims));
      return new CompactSign(payload).setProtectedHeader({ alg, kid }).sign(privateKey);
    },
    async verify(signedReceipt) {
      try {
        // `jose` reads other spellings of the same signature, too.
        if (!signedReceipt.split('.').every((part) => fromBase64Url(part) !== undefined)) return undefined;
        const key = keys.find(decodeProtectedHeader(signedReceipt).kid ?? '');
        if (!key) return undefined;
        const { payload } = await compactVerify(signedReceipt, key.publicKey, { algorithms: [alg] });
        return receiptClaimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
      } catch {
        return undefined;
      }
    },
  };
}
