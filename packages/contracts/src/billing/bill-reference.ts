import * as z from 'zod/mini';

/** Crockford's base 32: no I, L, O or U, so that a reference survives being read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 13;
const pattern = /^KD[0-9A-HJKMNP-TV-Z]{14}$/;

/** Luhn mod 32: catches every wrong character and every swap of neighbours but one pair. */
function checkCharacter(body: string): string {
  let factor = 2;
  let sum = 0;
  for (let index = body.length - 1; index >= 0; index -= 1) {
    const addend = factor * alphabet.indexOf(body.charAt(index));
    sum += Math.floor(addend / 32) + (addend % 32);
    factor = factor === 2 ? 1 : 2;
  }
  return alphabet.charAt((32 - (sum % 32)) % 32);
}

/**
 * Makes a bill reference: `KD`, 13 random characters (65 bits, nobody can guess one) and a check character.
 * `randomBytes` must be at least 13 bytes from a cryptographic source.
 */
export function makeBillReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength) throw new RangeError('A bill reference needs 13 random bytes');
  const body = Array.from(randomBytes.subarray(0, randomLength), (byte) => alphabet.charAt(byte & 31)).join('');
  return `KD${body}${checkCharacter(body)}`;
}

/** Forgives spaces, dashes, lower case and the letters people confuse with digits. Never throws. */
export function normalizeBillReference(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s\-–—.]/g, '');
  return letters.slice(0, 2) + letters.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** True for a normalized reference whose check character agrees. Says nothing about whether such a bill exists. */
export function isBillReference(normalized: string): boolean {
  return pattern.test(normalized) && checkCharacter(normalized.slice(2, -1)) === normalized.slice(-1);
}

/** `KD7Q4M2X9TBC1VWZ` → `KD7Q 4M2X 9TBC 1VWZ`. */
export function groupBillReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Any text a person may type as a reference; malformed ones get the same answer as unknown ones (no oracle). */
export const billReferenceInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter a bill reference'), z.maxLength(64)),
  z.transform(normalizeBillReference),
);
