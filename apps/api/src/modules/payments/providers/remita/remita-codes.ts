import type { ProviderObservation } from '../payment-provider.ts';

/**
 * What each code means in the answer to "what became of this payment?". A code that is not here is pending:
 * calling it failed would lose the money of a payer who has paid.
 */
const statusOutcomes: Readonly<Record<string, ProviderObservation['outcome']>> = {
  '00': 'paid',
  '01': 'paid',
  '02': 'failed',
  '012': 'failed',
  '046': 'failed',
  '059': 'failed',
  // Our question was refused; it says nothing about the payment.
  '013': 'unknown',
  '020': 'unknown',
  '022': 'unknown',
  '023': 'unknown',
  '024': 'unknown',
  '026': 'unknown',
  '033': 'unknown',
  '034': 'unknown',
  '039': 'unknown',
};

export function outcomeOfStatus(code: string): ProviderObservation['outcome'] {
  return statusOutcomes[code] ?? 'pending';
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
