import { plainDigits } from './typed-text.ts';

/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Every code of ours begins with two letters that say what it names. */
const prefixLength = 2;

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
 * Makes a code nobody can guess: two letters, `randomLength` random characters of 5 bits each, a check character.
 * `randomBytes` must be at least `randomLength` bytes from a cryptographic source.
 */
export function makeCheckedCode(prefix: string, randomLength: number, randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength) throw new RangeError(`A code needs ${randomLength} random bytes`);
  const body = Array.from(randomBytes.subarray(0, randomLength), (byte) => alphabet.charAt(byte & 31)).join('');
  return `${prefix}${body}${checkCharacter(body)}`;
}

/** Forgives spaces, dashes, control and invisible characters, lower case and the letters people confuse with digits. Never throws. */
export function normalizeCheckedCode(typed: string): string {
  const letters = plainDigits(typed.toUpperCase()).replace(/[\s\p{Cc}\p{Cf}\-\u2010-\u2015.]/gu, '');
  return letters.slice(0, prefixLength) + letters.slice(prefixLength).replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** True for a normalized code of one of these prefixes whose check character agrees. */
export function isCheckedCode(normalized: string, prefixes: readonly string[], randomLength: number): boolean {
  const body = normalized.slice(prefixLength);
  return (
    prefixes.includes(normalized.slice(0, prefixLength)) &&
    body.length === randomLength + 1 &&
    /^[0-9A-HJKMNP-TV-Z]+$/.test(body) &&
    checkCharacter(body.slice(0, -1)) === body.slice(-1)
  );
}
