/** Where a rule stands in the law, and how sure we are of it. */
export interface LegalReference {
  /** For example "Nigeria Tax Act 2025". */
  readonly law: string;
  /** For example "s. 58 and Fourth Schedule". */
  readonly section: string;
  readonly certainty: Certainty;
}

/**
 * `last-published`: the text in force was not available to us, this is the newest one that was. `disputed`: published texts
 * differ. `our-reading`: the text leaves something open, and this is how we read it.
 */
export type Certainty = 'certain' | 'last-published' | 'disputed' | 'our-reading';

/** Anything that holds from a day to a day (both included, ISO dates); `to` is absent while it is in force. */
export interface Dated {
  readonly from: string;
  readonly to?: string;
}

/** A slice of an income, its rate and its tax. */
export interface BandShare {
  readonly fromKobo: number;
  readonly chargedKobo: number;
  readonly ratePpm: number;
  readonly taxKobo: number;
}

/** An amount inside a formula; with `ofKobo` it is itself a share of something. */
export interface Term {
  readonly amountKobo: number;
  readonly ofKobo?: number;
  readonly ratePpm?: number;
}

/** Days at one rate on one amount; a year has 365 of them. */
export interface InterestPeriod {
  readonly ofKobo: number;
  readonly ratePpm: number;
  readonly days: number;
  readonly interestKobo: number;
}

/** How a line was reached, with the person's own numbers: enough to be shown and recomputed by hand. */
export type Formula =
  /** `monthlyKobo`: what was entered for a month and is reckoned twelve times. */
  | { readonly kind: 'entered'; readonly monthlyKobo?: number }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'rate'; readonly ofKobo: number; readonly ratePpm: number }
  | { readonly kind: 'lowest' | 'greatest' | 'sum'; readonly of: readonly Term[] }
  /** Never below zero. */
  | { readonly kind: 'difference'; readonly fromKobo: number; readonly takenKobo: number }
  | { readonly kind: 'bands'; readonly shares: readonly BandShare[] }
  /** A first amount, and another one for each further month that has begun. */
  | { readonly kind: 'months'; readonly firstKobo: number; readonly eachKobo: number; readonly months: number }
  | { readonly kind: 'interest'; readonly periods: readonly InterestPeriod[] }
  | { readonly kind: 'exempt' };

/** One line of a computation. Its words come from the reader's catalogue by `id`. */
export interface RuleLine<Id extends string = string> {
  readonly id: Id;
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
