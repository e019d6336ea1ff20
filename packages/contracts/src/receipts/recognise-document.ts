import { isIdentityCode } from '../agent-network/identity-code.ts';
import { isBillReference, normalizeBillReference } from '../billing/bill-reference.ts';

/** `rrr`: what Remita calls a payment. `certificate`: an electronic tax clearance certificate. `link`: what a QR code holds. */
export const documentKinds = ['bill', 'receipt', 'rrr', 'certificate', 'identity-card', 'link'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The twelve digits of an RRR, however they are grouped. Undefined when it is none. */
export function rrrIn(typed: string): string | undefined {
  const digits = typed.slice(0, 64).replace(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

/** Eleven digits that do not begin with 0 may be somebody's NIN: they never stand in an address (decision 24 of the areas). */
export function mayBeNin(typed: string): boolean {
  return /^[1-9]\d{10}$/.test(typed.slice(0, 64).replace(/[\s-]/g, ''));
}

/**
 * What a person typed into the one box for papers, by its shape alone: nothing is asked, and nothing is known of whether it
 * exists. Undefined when it has no shape of ours, or is not typed to its end yet.
 */
export function recogniseDocument(typed: string): DocumentKind | undefined {
  if (/^\s*https?:\/\//i.test(typed) || /^\s*[\w-]{20,}\.[\w-]+\.[\w-]+\s*$/.test(typed)) return 'link';
  if (rrrIn(typed)) return 'rrr';
  const code = normalizeBillReference(typed);
  if (isBillReference(code)) return 'bill';
  if (/^KDR\d{12,}$/.test(code)) return 'receipt';
  if (isIdentityCode(code)) return 'identity-card';
  return /^(KD|E)?-?TCC[0-9A-Z/]*$/.test(code) ? 'certificate' : undefined;
}
