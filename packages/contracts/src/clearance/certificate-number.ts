import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';

const prefix = 'TC';
const randomLength = 13;
/** Of a whole number, without its gaps. */
export const certificateNumberLength = prefix.length + randomLength + 1;

/**
 * Makes the number of a tax clearance certificate: `TC`, 13 random characters (65 bits, nobody can guess one) and a check character.
 * `randomBytes` must be at least 13 bytes from a cryptographic source.
 */
export function makeCertificateNumber(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** True for a normalized number whose check character agrees. Says nothing about whether there is such a certificate. */
export function isCertificateNumber(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** Whether somebody means the number of a certificate, also one that is mistyped or of another's shape. Never throws. */
export function meansCertificate(typed: string): boolean {
  return /^(?:TC|E-?TC|KD-?TCC)/.test(normalizeCheckedCode(typed.slice(0, 64)));
}
