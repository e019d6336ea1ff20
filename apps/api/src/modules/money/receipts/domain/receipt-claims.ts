import type { ReceiptClaims } from '@portal/contracts';

/** What a receipt states, as the database holds it. */
export interface ReceiptFacts {
  readonly receiptNumber: string;
  readonly billReference: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly revenueHeads: readonly string[];
  readonly paidAt: Date;
  readonly provider: string;
  readonly providerReference: string;
}

const longestName = 60;
const longestHeads = 80;

/**
 * The facts in the short form that is signed. Long names are cut so that the QR code stays readable for a cheap camera.
 * `full` entitles whoever holds the link to the payer's details without masking.
 */
export function receiptClaims(facts: ReceiptFacts, { full }: { readonly full: boolean }): ReceiptClaims {
  return {
    v: 1,
    n: facts.receiptNumber,
    b: facts.billReference,
    a: facts.amountKobo,
    p: cut(facts.payerName, longestName),
    h: cut([...new Set(facts.revenueHeads)].join('; '), longestHeads),
    t: Math.floor(facts.paidAt.getTime() / 1000),
    r: `${facts.provider}:${facts.providerReference}`,
    ...(full && { f: true as const }),
  };
}

/** True when the claims say what the receipt says; a genuine signature over other facts proves nothing about this receipt. */
export function claimsAgree(claims: ReceiptClaims, facts: ReceiptFacts): boolean {
  const expected = receiptClaims(facts, { full: false });
  return (['n', 'b', 'a', 't', 'r'] as const).every((name) => claims[name] === expected[name]);
}

function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
