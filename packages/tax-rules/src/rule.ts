/** Where a rule stands in the law, and how sure we are of it. */
export interface LegalReference {
  /** For example "Nigeria Tax Act 2025". */
  readonly law: string;
  /** For example "s. 58 and Fourth Schedule". */
  readonly section: string;
  /** `last-published`: the text in force was not available to us, this is the newest one that was. `disputed`: published texts differ. */
  readonly certainty: 'certain' | 'last-published' | 'disputed';
}

/** Anything that holds from a day to a day (both included, ISO dates); `to` is absent while it is in force. */
export interface Dated {
  readonly from: string;
  readonly to?: string;
}

/** How a line was reached, with the person's own numbers: enough to be shown and recomputed by hand. */
export type Formula =
  | { readonly kind: 'entered' }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'rate'; readonly ofKobo: number; readonly ratePpm: number }
  | { readonly kind: 'lowest' | 'greatest' | 'sum'; readonly ofKobo: readonly number[] }
  | { readonly kind: 'difference'; readonly fromKobo: number; readonly takenKobo: number }
  | { readonly kind: 'exempt' };

/** One line of a computation. Its words come from the reader's catalogue by `id`. */
export interface RuleLine {
  readonly id: string;
  readonly amountKobo: number;
  readonly formula: Formula;
  readonly reference: LegalReference;
}

/** The entry in force on a day. Throws `RangeError` when none is: a tax must never be computed with no law behind it. */
export function inForce<T extends Dated>(entries: readonly T[], day: string): T {
  const found = entries.find(({ from, to }) => from <= day && (to === undefined || day <= to));
  if (!found) throw new RangeError(`No rule is known for ${day}`);
  return found;
}
