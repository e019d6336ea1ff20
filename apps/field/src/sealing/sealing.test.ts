import { createDecipheriv, createECDH, hkdfSync, webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { base64url, bytesOf } from './bytes.ts';
import { close, open, pinKey } from './pin-key.ts';
import { sealFor } from './seal.ts';

/** The server's half, written a second time with Node alone. */
function openedBy(own: ReturnType<typeof createECDH>, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const sender = bytes.subarray(1, 66);
  const key = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), sender, 'portal field record', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(66, 78));
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(78, -16)), decipher.final()]).toString();
}

it('the server opens what was sealed, and only as what it is about', async () => {
  const own = createECDH('prime256v1');
  const key = base64url(new Uint8Array(own.generateKeys()));
  const sealed = await sealFor(key, 'record:1', new TextEncoder().encode('{"sign":"Ƙasuwa"}'));
  expect(openedBy(own, sealed, 'record:1')).toBe('{"sign":"Ƙasuwa"}');
  expect(() => openedBy(own, sealed, 'record:2')).toThrow();
  expect(await sealFor(key, 'record:1', new TextEncoder().encode('{"sign":"Ƙasuwa"}'))).not.toBe(sealed);
});

it('bytes survive being written as text, however many', () => {
  const bytes = webcrypto.getRandomValues(new Uint8Array(30_001));
  expect(bytesOf(base64url(bytes))).toEqual(bytes);
});

it('what a PIN closed another PIN does not open', async () => {
  const salt = webcrypto.getRandomValues(new Uint8Array(16));
  const closed = await close(await pinKey('482913', salt), { sign: 'Sabo' });
  expect(await open(await pinKey('482913', salt), closed)).toEqual({ sign: 'Sabo' });
  expect(await open(await pinKey('482914', salt), closed)).toBeUndefined();
});
