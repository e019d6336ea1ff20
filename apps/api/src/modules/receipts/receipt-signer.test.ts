import type { ReceiptClaims } from '@portal/contracts';
import { CompactSign, exportJWK, generateKeyPair, generateSecret, importJWK, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createReceiptSigner, type ReceiptSigner } from './receipt-signer.ts';

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

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { ...(await exportJWK(privateKey)), kid };
}
const publicHalf = ({ d: _private, ...jwk }: JWK): JWK => jwk;

let key: JWK;
let signer: ReceiptSigner;
beforeAll(async () => {
  key = await newKey('r1');
  signer = await createReceiptSigner({ current: key, retired: [] });
});

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
    const rotated = await createReceiptSigner({ current: await newKey('r2'), retired: [publicHalf(key)] });
    expect(await rotated.verify(signed)).toEqual(claims);
    expect(rotated.keys.map(({ kid }) => kid)).toEqual(['r2', 'r1']);

    const stranger = await createReceiptSigner({ current: await newKey('r1'), retired: [] });
    expect(await rotated.verify(await stranger.sign(claims))).toBeUndefined();
  });

  it('with another algorithm, without a key id or with other claims is refused', async () => {
    const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
    const privateKey = await importJWK(key, 'EdDSA');
    const hmac = await new CompactSign(bytes(claims))
      .setProtectedHeader({ alg: 'HS256', kid: 'r1' })
      .sign(await generateSecret('HS256'));
    const unsigned = `${Buffer.from('{"alg":"none","kid":"r1"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    const withoutKeyId = await new CompactSign(bytes(claims)).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey);
    const otherClaims = await new CompactSign(bytes({ ...claims, v: 2 }))
      .setProtectedHeader({ alg: 'EdDSA', kid: 'r1' })
      .sign(privateKey);
    for (const text of [hmac, unsigned, withoutKeyId, otherClaims, '', 'a.b.c', 'x'.repeat(2048)]) {
      expect(await signer.verify(text), text.slice(0, 40)).toBeUndefined();
    }
  });

  it('publishes public halves only', () => {
    expect(signer.keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', kid: 'r1', x: key.x }]);
  });
});
