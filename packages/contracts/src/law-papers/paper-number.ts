import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';
import { plainCode } from '../typed-text.ts';

const number = /^(ASM|DMN|OBJ|PEN|SUB)-?(\d{4})-?(\d{8}|\d{6})(?:\/(\d{1,2}))?$/;

/**
 * The number of a paper of the law as it is printed, however it was typed: that of its case, and from the second paper of a case on which
 * one it is (`OBJ-2026-00000001/2`). Undefined when it is none.
 */
export function lawPaperNumberIn(typed: string): string | undefined {
  const [, letters, year, digits = '', place] = number.exec(plainCode(typed.slice(0, 64))) ?? [];
  if (letters === undefined || (letters === 'PEN') !== (digits.length === 6)) return undefined;
  const which = place === undefined ? 1 : Number(place);
  return `${letters}-${year}-${digits}${which > 1 ? `/${which}` : ''}`;
}

const prefix = 'KN';
const randomLength = 9;

/** What is printed beside the number and opens the paper with it: `KN`, 45 random bits and a check character. */
export function makeLawPaperCode(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** True for a normalized code whose check character agrees. Says nothing about whether a paper has it. */
export function isLawPaperCode(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** Any text a person may type as a number: a malformed one gets the answer of an unknown one (no oracle). */
export const lawPaperNumberInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the number of the notice'), z.maxLength(64)),
  z.transform((typed) => lawPaperNumberIn(typed) ?? ''),
);

/** Any text a person may type as a code: a malformed one gets the answer of a wrong one (no oracle). */
export const lawPaperCodeInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the code on the notice'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);
