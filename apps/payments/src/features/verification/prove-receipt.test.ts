import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSigningKey, claims } from '../../testing/a-signing-key.ts';
import { proveReceipt, signedReceiptIn } from './prove-receipt.ts';

const today = await aSigningKey('2026-11');
const retired = await aSigningKey('2024-01');
const stranger = await aSigningKey('2026-11');
const keys = [today.publicKey, retired.publicKey];

afterEach(() => vi.restoreAllMocks());

describe('a signed receipt', () => {
  it('is genuine when nothing in it was changed, and gives its claims', async () => {
    expect(await proveReceipt(await today.sign(), keys)).toEqual({ kind: 'genuine', claims });
  });

  it('still verifies under a retired key', async () => {
    expect((await proveReceipt(await retired.sign(), keys)).kind).toBe('genuine');
  });

  it('is not genuine after any single bit of it was flipped', async () => {
    const signed = await today.sign();
    for (let index = 0; index < signed.length; index += 1) {
      const flipped = String.fromCharCode(signed.charCodeAt(index) ^ 1);
      const proof = await proveReceipt(signed.slice(0, index) + flipped + signed.slice(index + 1), keys);
      expect(proof.kind, `character ${index}`).not.toBe('genuine');
    }
  });

  it('with another amount and the old signature is altered', async () => {
    const [header = '', , signature = ''] = (await today.sign()).split('.');
    const [, payload = ''] = (await today.sign({ ...claims, a: 99 })).split('.');
    expect(await proveReceipt(`${header}.${payload}.${signature}`, keys)).toEqual({ kind: 'altered' });
  });

  it('signed by somebody else under our key id is altered', async () => {
    expect(await proveReceipt(await stranger.sign(), keys)).toEqual({ kind: 'altered' });
  });

  it('signed with a key we do not have cannot be decided', async () => {
    expect(await proveReceipt(await today.sign(), [retired.publicKey])).toEqual({ kind: 'unknown-key' });
  });

  it('may not choose another algorithm, nor carry anything but a receipt', async () => {
    for (const alg of ['none', 'HS256', 'ES256']) {
      expect((await proveReceipt(await today.sign(claims, { alg, kid: '2026-11' }), keys)).kind).toBe('altered');
    }
    expect((await proveReceipt(await today.sign({ hello: 'world' }), keys)).kind).toBe('altered');
  });

  it.each(['', 'nonsense', 'a.b', 'a.b.c', 'a.b.c.d', '!!.!!.!!'])('is not %j', async (text) => {
    expect((await proveReceipt(text, keys)).kind).toBe('altered');
  });

  it('is proved the same without native Ed25519', async () => {
    const signed = await today.sign();
    const [header, payload] = (await today.sign({ ...claims, a: 99 })).split('.');
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'));
    expect((await proveReceipt(signed, keys)).kind).toBe('genuine');
    expect((await proveReceipt(`${header}.${payload}.${signed.split('.')[2]}`, keys)).kind).toBe('altered');
  });
});

describe('what a person pastes', () => {
  it('is a signed receipt by itself or inside a link, else a reference', () => {
    expect(signedReceiptIn(' aa.bb.cc ')).toBe('aa.bb.cc');
    expect(signedReceiptIn('https://x.test/receipt-verification?ref=KD1&s=aa.b-b.c_c')).toBe('aa.b-b.c_c');
    expect(signedReceiptIn('https://x.test/receipt-verification?s=aa.bb.cc&ref=KD1')).toBe('aa.bb.cc');
    expect(signedReceiptIn('KD7Q 4M2X 9TBC 1VWZ')).toBeUndefined();
    expect(signedReceiptIn('KDR-2026-00001234')).toBeUndefined();
  });
});
