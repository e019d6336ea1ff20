import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';

const prefix = 'KD';
const randomLength = 13;

/**
 * Makes a bill reference: `KD`, 13 random characters (65 bits, nobody can guess one) and a check character.
 * `randomBytes` must be at least 13 bytes from a cryptographic source.
 */
export function makeBillReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** Forgives spaces, dashes, control characters, lower case and the letters people confuse with digits. Never throws. */
export const normalizeBillReference = normalizeCheckedCode;

/** True for a normalized reference whose check character agrees. Says nothing about whether such a bill exists. */
export function isBillReference(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** Any text a person may type as a reference; malformed ones get the same answer as unknown ones (no oracle). */
export const billReferenceInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter a bill reference'), z.maxLength(64)),
  z.transform(normalizeBillReference),
);
