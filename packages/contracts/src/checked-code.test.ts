import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isApplicationReference,
  isIdentityCode,
  makeApplicationReference,
  makeIdentityCode,
} from './agent-network/index.ts';
import { normalizeCheckedCode } from './checked-code.ts';
import { isDeclarationReference, makeDeclarationReference } from './communication-infrastructure/index.ts';

const makers = [
  ['of an agent', 'KA', (bytes: Uint8Array) => makeIdentityCode('agent', bytes), isIdentityCode],
  ['of a collector', 'KC', (bytes: Uint8Array) => makeIdentityCode('collector', bytes), isIdentityCode],
  ['of an application', 'AP', makeApplicationReference, isApplicationReference],
  ['of a declaration', 'CD', makeDeclarationReference, isDeclarationReference],
] as const;

describe.each(makers)('the code %s', (_what, prefix, make, is) => {
  it('says what it names, has 45 random bits, and is itself after being typed by a person', () => {
    const code = make(randomBytes(9));
    expect(code).toMatch(new RegExp(`^${prefix}[0-9A-HJKMNP-TV-Z]{10}$`));
    expect(is(normalizeCheckedCode(` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase()))).toBe(true);
    expect(() => make(randomBytes(8))).toThrow(RangeError);
  });

  it('is refused with a wrong character, a wrong length or the letters of another kind', () => {
    const code = make(Uint8Array.from({ length: 9 }, (_, index) => index * 11));
    const wrong = code.endsWith('7') ? '8' : '7';
    for (const other of [code.slice(0, -1) + wrong, `${code}0`, code.slice(0, -1), `XX${code.slice(2)}`, '']) {
      expect(is(other), other).toBe(false);
    }
  });
});
