import type { CodeMeaning } from '../verdict.ts';

/**
 * `10` is a partial approval: money is there, and its amount decides. A full amount confirms, any other goes to review.
 */
const paid: ReadonlySet<string> = new Set(['00', '11', '10']);
const failed: ReadonlySet<string> = new Set('17 Z6 51 54 55 61 X03 X04 X05 XS1'.split(' '));
/** Documented, and no verdict; `Z25` and `25` say that nobody has begun to pay. */
const pending: ReadonlySet<string> = new Set('09 S0 Z0 Z25 25 Z1 91 94 96 Z61 Z82 T0'.split(' '));

/** A transaction lives thirty minutes and its code may change until then. */
const failureIsFinalAfterMs = 30 * 60 * 1000;

/** A code that nobody documented is pending: a later answer decides. */
export function meaningOfResponse(code: string, ageMs: number): CodeMeaning {
  if (paid.has(code)) return { outcome: 'paid' };
  if (failed.has(code)) return { outcome: ageMs >= failureIsFinalAfterMs ? 'failed' : 'pending' };
  return pending.has(code) ? { outcome: 'pending' } : { outcome: 'pending', doubt: { kind: 'code-unknown' } };
}

/** The provider has no such transaction: normal until the payer has begun to pay. */
export function isUnknownToInterswitch(code: string): boolean {
  return code === 'Z25' || code === '25';
}
