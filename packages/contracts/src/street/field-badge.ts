import { isCheckedCode, makeCheckedCode } from '../checked-code.ts';

const prefix = 'KF';
const randomLength = 9;

/** What stands on the badge of an enumerator: `KF`, 45 random bits and a check character. */
export function makeFieldBadgeCode(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

/** True for a normalized code of a badge whose check character agrees. Says nothing about whether somebody has it. */
export function isFieldBadgeCode(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** What the QR code of a badge opens: the page where anybody checks it, and the check counts as a scan. */
export function fieldBadgeAddress(origin: string, code: string): string {
  return `${origin}/agent-network/verify?${new URLSearchParams({ code, scan: '1' })}`;
}
