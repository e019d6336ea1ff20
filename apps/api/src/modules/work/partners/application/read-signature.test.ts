import { createPublicKey } from 'node:crypto';
import { createVerifier } from 'http-message-signatures';
import { describe, expect, it } from 'vitest';
import { isDigestOf } from './content-digest.ts';
import { readSignature } from './read-signature.ts';

/** RFC 9421, appendix B.2: the request that is signed, and B.1.4, the key. */
const body = '{"hello": "world"}';
const sha512 = 'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:';
const headers = {
  host: 'example.com',
  date: 'Tue, 20 Apr 2021 02:07:55 GMT',
  'content-type': 'application/json',
  'content-digest': sha512,
  'content-length': '18',
};
const call = { method: 'POST', url: 'https://example.com/foo?param=Value&Pet=dog' };
const ed25519 = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=
-----END PUBLIC KEY-----`;
const p256 = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lf
w0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==
-----END PUBLIC KEY-----`;
const input =
  'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
const signature = 'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:';
const signed = { ...headers, 'signature-input': input, signature };

describe('the test vectors of RFC 9421', () => {
  it('B.2.6: the base is the one that was signed with Ed25519', async () => {
    const read = readSignature(signed);
    const base = read?.baseOf({ ...call, headers: signed });
    expect(base?.toString()).toBe(
      [
        '"date": Tue, 20 Apr 2021 02:07:55 GMT',
        '"@method": POST',
        '"@path": /foo',
        '"@authority": example.com',
        '"content-type": application/json',
        '"content-length": 18',
        `"@signature-params": ${input.slice('sig-b26='.length)}`,
      ].join('\n'),
    );
    const verify = createVerifier(createPublicKey(ed25519), 'ed25519');
    const bytes = read?.signature ?? Buffer.alloc(0);
    expect(await verify(base ?? Buffer.alloc(0), bytes)).toBe(true);
    expect(await verify(Buffer.from(`${base}.`), bytes)).toBe(false);
    const altered = readSignature(signed)?.baseOf({ ...call, method: 'GET', headers: signed });
    expect(await verify(altered ?? Buffer.alloc(0), bytes)).toBe(false);
  });

  it('B.2.4: a signature of ECDSA with P-256 is 64 bytes, and verified', async () => {
    const base = [
      '"@status": 200',
      '"content-type": application/json',
      '"content-digest": sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
      '"content-length": 23',
      '"@signature-params": ("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
    ].join('\n');
    const bytes = Buffer.from(
      'wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==',
      'base64',
    );
    const verify = createVerifier(createPublicKey(p256), 'ecdsa-p256-sha256');
    expect(await verify(Buffer.from(base), bytes)).toBe(true);
    expect(await verify(Buffer.from(`${base}.`), bytes)).toBe(false);
  });
});

const malformed = expect.objectContaining({ code: 'tsp.signature-malformed' });

describe('a signature', () => {
  it('is not there, or is one', () => {
    expect(readSignature(headers)).toBeUndefined();
    expect(readSignature(signed)).toMatchObject({ keyId: 'test-key-ed25519', created: 1618884473, nonce: undefined });
  });

  it.each([
    ['has its input alone', { 'signature-input': input }],
    ['has no input', { signature }],
    ['is no dictionary', { 'signature-input': '((', signature }],
    ['has another name', { 'signature-input': input.replace('sig-b26', 'other'), signature }],
    ['comes with another one', { 'signature-input': `${input}, b=();created=1;keyid="k"`, signature }],
    ['is a text', { 'signature-input': input, signature: 'sig-b26="wqcA"' }],
    ['covers a part of a field', { 'signature-input': input.replace('"date"', '"date";bs'), signature }],
    ['covers the same twice', { 'signature-input': input.replace('"@path"', '"date"'), signature }],
    ['does not say when', { 'signature-input': input.replace('created=1618884473;', ''), signature }],
    ['says when in words', { 'signature-input': input.replace('1618884473', '"now"'), signature }],
    ['does not say by which key', { 'signature-input': input.replace(';keyid="test-key-ed25519"', ''), signature }],
    ['has an endless nonce', { 'signature-input': `${input};nonce="${'n'.repeat(129)}"`, signature }],
  ])('is refused when it %s', (_, sent) => {
    expect(() => readSignature({ ...headers, ...sent })).toThrow(malformed);
  });
});

describe('a digest of the body (RFC 9530)', () => {
  const sha256 = 'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:';

  it.each([sha512, sha256, `${sha256}, ${sha512}`, `md5=:AAAA:, ${sha256}`])('%s is right', (header) => {
    expect(isDigestOf(header, Buffer.from(body))).toBe(true);
    expect(isDigestOf(header, Buffer.from(body.replace('world', 'World')))).toBe(false);
  });

  it.each([undefined, '', 'md5=:AAAA:', 'sha-256="X48E"', 'sha-256=:X48E:', `${sha256.slice(0, 20)}`, '=='])(
    '%s is none',
    (header) => {
      expect(isDigestOf(header, Buffer.from(body))).toBe(false);
    },
  );

  it('one of two that is wrong is enough', () => {
    expect(isDigestOf(`${sha256}, sha-512=:AAAA:`, Buffer.from(body))).toBe(false);
  });
});
