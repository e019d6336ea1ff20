import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeAt, matchingStep, newRecoveryCodes, plainRecoveryCode } from './one-time-codes.ts';

/** RFC 6238 appendix B, SHA-1, the last six of its eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe('a one-time code', () => {
  it.each(vectors)('is that of RFC 6238 at %d', (seconds, code) => {
    const moment = new Date(seconds * 1000);
    expect(codeAt(secret, moment)).toBe(code);
    expect(matchingStep(secret, code, moment)).toBe(Math.floor(seconds / 30));
  });

  it('is good one step early and late, and no further', () => {
    const at = (seconds: number) => matchingStep(secret, '050471', new Date((1111111110 + seconds) * 1000));
    expect([at(-31), at(-30), at(0), at(59), at(60)]).toEqual([undefined, 37037037, 37037037, 37037037, undefined]);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, the same however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      expect(plainRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
    }
  });
});
