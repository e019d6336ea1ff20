import type { ReceiptKey } from '@portal/contracts';
import { fromBase64Url } from './base64-url.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether the signature is right; undefined when this device cannot tell (no WebCrypto: plain HTTP on another host). */
export async function verifyEd25519(signature: Bytes, signed: Bytes, key: ReceiptKey): Promise<boolean | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const publicKey = await crypto.subtle
    .importKey('jwk', { kty: key.kty, crv: key.crv, x: key.x }, 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  return publicKey
    ? crypto.subtle.verify('Ed25519', publicKey, signature, signed)
    : verifyWithoutNativeEd25519(signature, signed, key);
}

/** For browsers whose WebCrypto does not know Ed25519 (Chromium before 137); loaded by them alone. */
async function verifyWithoutNativeEd25519(signature: Bytes, signed: Bytes, key: ReceiptKey): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, fromBase64Url(key.x)).catch(() => false);
}
