import { normalizeCheckedCode } from '../checked-code.ts';

/** Whether somebody means the number of a certificate, also one that is mistyped or of another's shape. Never throws. */
export function meansCertificate(typed: string): boolean {
  return /^(?:TC|E-?TC|KD-?TCC)/.test(normalizeCheckedCode(typed.slice(0, 64)));
}
