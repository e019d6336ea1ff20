import { type ReceiptClaims, type ReceiptKey, receiptClaimsSchema, receiptKeySchema } from '@portal/contracts';
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';

const alg = 'EdDSA';

export interface ReceiptSigner {
  /** Compact JWS over the claims. The same claims and key always give the same text. */
  sign(claims: ReceiptClaims): Promise<string>;
  /** The claims of a receipt signed by one of our keys, retired ones included; else undefined. Never throws. */
  verify(signedReceipt: string): Promise<ReceiptClaims | undefined>;
  /** For publication: no private part. */
  readonly keys: readonly ReceiptKey[];
}

export interface ReceiptSigningKeys {
  /** Ed25519 JWK with its private part and a `kid`. */
  readonly current: JWK;
  /** Public halves of earlier keys: what they signed keeps verifying. */
  readonly retired: readonly JWK[];
}

export async function createReceiptSigner({ current, retired }: ReceiptSigningKeys): Promise<ReceiptSigner> {
  const keys = [current, ...retired].map((jwk) => receiptKeySchema.parse(jwk));
  const [{ kid } = receiptKeySchema.parse(current)] = keys;
  const privateKey = await importJWK(current, alg);
  const publicKeys = new Map(await Promise.all(keys.map(async (key) => [key.kid, await importJWK(key, alg)] as const)));

  return {
    keys,
    sign(claims) {
      const payload = new TextEncoder().encode(JSON.stringify(claims));
      return new CompactSign(payload).setProtectedHeader({ alg, kid }).sign(privateKey);
    },
    async verify(signedReceipt) {
      try {
        const key = publicKeys.get(decodeProtectedHeader(signedReceipt).kid ?? '');
        if (!key) return undefined;
        const { payload } = await compactVerify(signedReceipt, key, { algorithms: [alg] });
        return receiptClaimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
      } catch {
        return undefined;
      }
    },
  };
}
