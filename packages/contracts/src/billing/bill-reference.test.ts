import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isBillReference, makeBillReference, normalizeBillReference } from './bill-reference.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('bill reference', () => {
  it('is KD, thirteen random characters and a check character', () => {
    for (let round = 0; round < 500; round += 1) {
      const reference = makeBillReference(randomBytes(13));
      expect(reference).toMatch(/^KD[0-9A-HJKMNP-TV-Z]{14}$/);
      expect(isBillReference(reference)).toBe(true);
    }
  });

  it('spreads all random bits over the characters, so that none is ever constant', () => {
    const seen = Array.from({ length: 13 }, () => new Set<string>());
    for (let round = 0; round < 2000; round += 1) {
      const reference = makeBillReference(randomBytes(13));
      for (const [position, characters] of seen.entries()) characters.add(reference.charAt(position + 2));
    }
    expect(seen.every((characters) => characters.size === 32)).toBe(true);
  });

  it('refuses to be made from too little randomness', () => {
    expect(() => makeBillReference(randomBytes(12))).toThrow(RangeError);
  });

  it('notices every single wrong character', () => {
    const reference = makeBillReference(Uint8Array.from({ length: 13 }, (_, index) => index * 7));
    for (let position = 2; position < reference.length; position += 1) {
      for (const wrong of alphabet) {
        if (wrong === reference.charAt(position)) continue;
        expect(isBillReference(reference.slice(0, position) + wrong + reference.slice(position + 1))).toBe(false);
      }
    }
  });

  it('forgives spaces, dashes, lower case and letters that look like digits', () => {
    const reference = 'KD01'.padEnd(15, '7');
    expect(normalizeBillReference(' kdol 777-7777.7777 ')).toBe(reference);
    expect(normalizeBillReference('KDOI7777')).toBe('KD017777');
    expect(normalizeBillReference('\u0000KD\u0007OI7777')).toBe('KD017777');
  });

  it('never throws, whatever is typed', () => {
    for (const typed of ['', ' ', '💡', 'KD', 'x'.repeat(10_000), '<script>', '٣٤٥']) {
      expect(isBillReference(normalizeBillReference(typed))).toBe(false);
    }
  });
});
