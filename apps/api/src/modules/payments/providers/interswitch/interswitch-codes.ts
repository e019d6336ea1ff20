import type { ProviderObservation } from '../payment-provider.ts';

/**
 * `10` is a partial approval: money is there, and its amount decides. A full amount confirms, any other goes to review.
 */
const paid: ReadonlySet<string> = new Set(['00', '11', '10']);
const failed: ReadonlySet<string> = new Set('17 Z6 51 54 55 61 X03 X04 X05 XS1'.split(' '));

/** A transaction lives thirty minutes and its code may change until then. */
const failureIsFinalAfterMs = 30 * 60 * 1000;

/** A code that is not here is pending: a later answer decides. */
export function outcomeOfResponse(code: string, ageMs: number): ProviderObservation['outcome'] {
  if (paid.has(code)) return 'paid';
  return failed.has(code) && ageMs >= failureIsFinalAfterMs ? 'failed' : 'pending';
}
