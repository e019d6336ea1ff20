import type { CodeMeaning } from '../verdict.ts';

const ourCredentials = { outcome: 'unknown', doubt: { kind: 'credentials-refused' } } as const;
const ourQuestion = { outcome: 'unknown', doubt: { kind: 'question-refused' } } as const;
const ourReference = { outcome: 'unknown', doubt: { kind: 'reference-unknown' } } as const;
const pending = { outcome: 'pending' } as const;

const meanings: Readonly<Record<string, CodeMeaning>> = {
  '00': { outcome: 'paid' },
  '01': { outcome: 'paid' },
  '02': { outcome: 'failed' },
  '012': { outcome: 'failed' },
  '046': { outcome: 'failed' },
  '059': { outcome: 'failed' },
  ...Object.fromEntries('021 025 040 041 045 055 061 062 25 997 998 999'.split(' ').map((code) => [code, pending])),
  // These refuse our question; they say nothing about the payment.
  '013': ourCredentials,
  '020': ourCredentials,
  '023': ourCredentials,
  '024': ourCredentials,
  '022': ourReference,
  '026': ourReference,
  '033': ourQuestion,
  '034': ourQuestion,
  '039': ourQuestion,
};

/**
 * What each code means in the answer to "what became of this payment?". One that nobody documented is pending:
 * calling it failed would lose the money of a payer who has paid.
 */
export function meaningOfStatus(code: string): CodeMeaning {
  return meanings[code] ?? { outcome: 'pending', doubt: { kind: 'code-unknown' } };
}

/** Codes that say "there is no such payment here". */
export function isUnknownToRemita(code: string): boolean {
  return code === '022' || code === '026';
}

export const referenceGenerated = '025';

/** Codes that say "this order already exists": the reference must be looked up. */
export function isDuplicateOrder(code: string): boolean {
  return ['028', '055', '036', '027', 'DUPLICATE_REQUEST'].includes(code);
}

const refusals: ReadonlySet<string> = new Set(
  '012 013 020 022 023 024 026 029 030 031 032 033 034 035 037 038 039 042 043 044'.split(' '),
);

/** Codes that definitely refuse a new order: no reference exists because of it. */
export function isRefusedOrder(code: string): boolean {
  return refusals.has(code);
}
