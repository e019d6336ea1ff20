import { isIdentityCode } from '../agent-network/identity-code.ts';
import { isBillReference, normalizeBillReference } from '../billing/bill-reference.ts';

/** `certificate`: an electronic tax clearance certificate. `link`: what a QR code holds. */
export const documentKinds = ['bill', 'receipt', 'certificate', 'identity-card', 'link'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * What a person typed into the one box for papers, by its shape alone: nothing is asked, and nothing is known of whether it
 * exists. Undefined when it has no shape of ours, or is not typed to its end yet.
 */
export function recogniseDocument(typed: string): DocumentKind | undefined {
  if (/^\s*https?:\/\//i.test(typed) || /^\s*[\w-]{20,}\.[\w-]+\.[\w-]+\s*$/.test(typed)) return 'link';
  const code = normalizeBillReference(typed);
  if (isBillReference(code)) return 'bill';
  if (/^KDR\d{12,}$/.test(code)) return 'receipt';
  if (isIdentityCode(code)) return 'identity-card';
  return /^(KD|E)?-?TCC[0-9A-Z/]*$/.test(code) ? 'certificate' : undefined;
}
