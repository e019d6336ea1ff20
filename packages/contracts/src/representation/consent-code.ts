import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';

const prefix = 'CN';
const randomLength = 13;

/** What somebody gives to whoever is to act for them: 65 random bits, good once and for a week. */
export function makeConsentCode(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

export function isConsentCode(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** As people type it; what cannot be one is answered as one that nobody gave. */
export const consentCodeInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);
