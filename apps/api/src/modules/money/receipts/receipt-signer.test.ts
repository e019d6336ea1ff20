import type { ReceiptClaims } from '@portal/contracts';
import { CompactSign, generateSecret } from 'jose';
import { describe, expect, it } from 'vitest';
import { receiptKeysOf } from '../../../platform/keys/receipt-keys.ts';
import { createReceiptSigner } from './receipt-signer.ts';
import { newReceiptKeyPem } from './testing/receipt-test-keys.ts';

const claims: ReceiptClaims = {
  v: 1,
  n: 'KDR-2026-00001234',
  b: 'KD7Q4M2X9TBC1VWZ',
  a: 1_250_050,
  p: 'Amina Ɗanjuma',
  h: 'Development levy',
  t: 1_795_162_530,
  r: 'remita:140008260136',
};
const pem = newReceiptKeyPem();
const keys = receiptKeysOf(pem, []);
const signer = createReceiptSigner(keys);

describe('a signed receipt', () => {
  it('gives its claims back, and is the same text every time', async () => {
    const signed = await signer.sign(claims);
    expect(await signer.verify(signed)).toEqual(claims);
    expect(await signer.sign(claims)).toBe(signed);
  });

  it('fails when any one character is another', async () => {
    const signed = await signer.sign(claims);
    const step = 7;
    for (let at = 0; at < signed.length; at += step) {
      // The last character of a part carries unused bits; every other position must matter.
      if (signed[at] === '.' || signed[at + 1] === '.' || at === signed.length - 1) continue;
      const altered = signed.slice(0, at) + (signed[at] === 'A' ? 'B' : 'A') + signed.slice(at + 1);
      expect(await signer.verify(altered), `character ${at}`).toBeUndefined();
    }
  });

  it('signed by a retired key still verifies; by a key that was never ours it does not', async () => {
    const signed = await signer.sign(claims);
    const rotated = createReceiptSigner(receiptKeysOf(newReceiptKeyPem(), [pem]));
    expect(await rotated.verify(signed)).toEqual(claims);
    expect(rotated.keys).toHaveLength(2);
    expect(rotated.keys[1]).toEqual(signer.keys[0]);

    const stranger = createReceiptSigner(receiptKeysOf(newReceiptKeyPem(), []));
    expect(await rotated.verify(await stranger.sign(claims))).toBeUndefined();
  });

  it('with another algorithm, without a key id or with other claims is refused', async () => {
    const { kid, privateKey } = keys.active;
    const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
    const hmac = await new CompactSign(bytes(claims))
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(await generateSecret('HS256'));
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none', kid })}.${part(claims)}.`;
    const withoutKeyId = await new CompactSign(bytes(claims)).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey);
    const otherClaims = await new CompactSign(bytes({ ...claims, v: 2 }))
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey);
    for (const text of [hmac, unsigned, withoutKeyId, otherClaims, '', 'a.b.c', 'x'.repeat(2048)]) {
      expect(await signer.verify(text), text.slice(0, 40)).toBeUndefined();
    }
  });

  it('in another spelling of the same bytes is refused', async () => {
    const [head = '', payload = '', signature = ''] = (await signer.sign(claims)).split('.');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(signature.at(-1) ?? '');
    // 64 bytes leave four bits of the last letter unused: fifteen other letters decode to the same signature.
    const others = [...letters].filter((_, at) => at !== last && at >> 4 === last >> 4);
    const spellings = others.map((letter) => `${head}.${payload}.${signature.slice(0, -1)}${letter}`);
    for (const text of [...spellings, `${head}.${payload}.${signature}==`, `${head}=.${payload}.${signature}`]) {
      expect(await signer.verify(text), text.slice(-5)).toBeUndefined();
    }
    expect(await signer.verify(`${head}.${payload}.${signature}`)).toEqual(claims);
  });

  it('publishes public halves only', () => {
    expect(signer.keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', kid: keys.active.kid, x: expect.any(String) }]);
  });
});
