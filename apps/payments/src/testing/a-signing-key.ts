import type { ReceiptClaims, ReceiptKey } from '@portal/contracts';
import { billReference } from './an-open-bill.ts';

export const claims: ReceiptClaims = {
  v: 1,
  n: 'KDR-2026-00001234',
  b: billReference,
  a: 1_250_000,
  p: 'Amina Bello',
  h: 'Development levy, Business premises',
  t: Date.UTC(2026, 10, 20, 13, 5) / 1000,
  r: 'remita:140008260136',
};

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const encode = (value: unknown) => base64Url(new TextEncoder().encode(JSON.stringify(value)));

/** A key of the revenue service, made for the test, that signs receipts as the server does. */
export async function aSigningKey(kid: string) {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const publicKey: ReceiptKey = { kty: 'OKP', crv: 'Ed25519', kid, x };

  async function sign(payload: object = claims, header: object = { alg: 'EdDSA', kid }): Promise<string> {
    const signed = `${encode(header)}.${encode(payload)}`;
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(signed));
    return `${signed}.${base64Url(new Uint8Array(signature))}`;
  }

  return { publicKey, sign };
}
