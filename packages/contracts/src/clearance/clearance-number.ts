import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';

const prefix = 'TC';
/** Five bits each: 65 bits that nobody can guess. */
const randomLength = 13;

/** Bytes that a new number takes from a cryptographic source. */
export const clearanceNumberBytes = randomLength;

/** `TC`, thirteen random characters and a check character: what a certificate of clearance is called. */
export function makeClearanceNumber(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** Forgives spaces, dashes and small letters; what it answers may still be no number. */
export const normalizeClearanceNumber: (typed: string) => string = normalizeCheckedCode;

/** True for a normalized number whose check character agrees. */
export function isClearanceNumber(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** As people type or scan it: spaces, dashes and small letters are forgiven, a mistyped character is not. */
export const clearanceNumberInput = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(normalizeCheckedCode),
    z.refine(isClearanceNumber, 'Check the number: TC and fourteen letters or digits, as on the certificate'),
  );
