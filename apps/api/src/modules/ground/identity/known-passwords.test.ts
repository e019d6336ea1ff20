import { describe, expect, it } from 'vitest';
import { isKnownPassword } from './known-passwords.ts';

describe('a password that many have', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd1',
    'Qwerty123!',
    'Sunshine2024!',
    '!Iloveyou1',
    'Kaduna@2025',
    'Welcome123#',
    'Letmein#1',
  ])('is known: %s', (password) => expect(isKnownPassword(password)).toBe(true));

  it.each(['Kaduna-River-2026', 'tuwo Shinkafa 7 days!', 'xK9$mQ2vLp', 'Correct-Horse-7', '1!aB7#kkQz'])(
    'is not: %s',
    (password) => expect(isKnownPassword(password)).toBe(false),
  );
});
