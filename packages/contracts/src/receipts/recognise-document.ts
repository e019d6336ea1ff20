import { isIdentityCode } from '../agent-network/identity-code.ts';
import { isBillReference, normalizeBillReference } from '../billing/bill-reference.ts';
import { isClearanceNumber } from '../clearance/clearance-number.ts';
import { lawPaperNumberIn } from '../law-papers/paper-number.ts';
import { isFieldBadgeCode } from '../street/field-badge.ts';
import { plainDigits, withoutInvisible } from '../typed-text.ts';

/**
 * `rrr`: what Remita calls a payment. `certificate`: an electronic tax clearance certificate. `notice`: a paper of the law. `link`: what a
 * QR code holds.
 */
export const documentKinds = ['bill', 'receipt', 'rrr', 'certificate', 'notice', 'identity-card', 'link'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The twelve digits of an RRR, however they are grouped. Undefined when it is none. */
export function rrrIn(typed: string): string | undefined {
  const digits = typed.slice(0, 64).replace(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

/** As long as the longest box takes. */
const longestTyped = 2048;

/** Digits in whatever groups. */
const groupedDigits = /\d(?:[\s\-\u2010-\u2015]?\d)*/g;
const digitsOfNin = 11;

/**
 * Eleven digits that do not begin with 0 may be somebody's NIN, also among words: they never stand in an address (decision 24 of
 * the areas).
 */
export function mayBeNin(typed: string): boolean {
  const text = plainDigits(withoutInvisible(typed.slice(0, longestTyped)));
  return (text.match(groupedDigits) ?? []).some((group) => {
    const digits = group.replace(/\D/g, '');
    return digits.length === digitsOfNin && !digits.startsWith('0');
  });
}

/**
 * What a person typed into the one box for papers, by its shape alone: nothing is asked, and nothing is known of whether it
 * exists. Undefined when it has no shape of ours, or is not typed to its end yet.
 */
export function recogniseDocument(typed: string): DocumentKind | undefined {
  if (/^\s*https?:\/\//i.test(typed) || /^\s*[\w-]{20,}\.[\w-]+\.[\w-]+\s*$/.test(typed)) return 'link';
  if (rrrIn(typed)) return 'rrr';
  if (lawPaperNumberIn(typed)) return 'notice';
  const code = normalizeBillReference(typed);
  if (isBillReference(code)) return 'bill';
  if (/^KDR\d{12,}$/.test(code)) return 'receipt';
  if (isIdentityCode(code) || isFieldBadgeCode(code)) return 'identity-card';
  if (isClearanceNumber(code)) return 'certificate';
  return /^(KD|E)?-?TCC[0-9A-Z/]*$/.test(code) ? 'certificate' : undefined;
}
