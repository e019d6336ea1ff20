import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { ReceiptKey } from '@portal/contracts';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

interface VerificationKey {
  readonly kid: string;
  readonly publicKey: KeyObject;
  /** As published. */
  readonly jwk: ReceiptKey;
}

/** The keys of receipts: one signs, all of them (retired ones too) prove. */
export interface ReceiptKeys {
  readonly active: SigningKey;
  /** The active one first. */
  readonly all: readonly VerificationKey[];
  find(kid: string): VerificationKey | undefined;
}

/** Enough of the RFC 7638 thumbprint to tell a handful of keys apart; short because it travels in a QR code. */
const kidLength = 12;

/** `activePem` is a private key; `retiredPems` may be private or public ones. Throws for what is not Ed25519. */
export function receiptKeysOf(activePem: string, retiredPems: readonly string[]): ReceiptKeys {
  const privateKey = createPrivateKey(activePem);
  const active = verificationKeyOf(createPublicKey(privateKey));
  const all = [active];
  for (const pem of retiredPems) {
    const retired = verificationKeyOf(createPublicKey(pem));
    if (!all.some(({ kid }) => kid === retired.kid)) all.push(retired);
  }
  return {
    active: { kid: active.kid, privateKey },
    all,
    find: (kid) => all.find((key) => key.kid === kid),
  };
}

function verificationKeyOf(publicKey: KeyObject): VerificationKey {
  const { x } = publicKey.export({ format: 'jwk' });
  if (publicKey.asymmetricKeyType !== 'ed25519' || !x) throw new TypeError('A receipt key must be an Ed25519 key');
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
    .slice(0, kidLength);
  return { kid, publicKey, jwk: { kty: 'OKP', crv: 'Ed25519', kid, x } };
}
