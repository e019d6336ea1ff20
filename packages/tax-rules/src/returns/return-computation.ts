import type { RuleLine } from '../rule.ts';

/** A line of a return; `of` says whose it is, where a return has several sources or employers. */
export interface ReturnRuleLine<Id extends string = string> extends RuleLine<Id> {
  readonly of?: string;
}

/** What a return comes to, in kobo. */
export interface ReturnComputation<Id extends string = string> {
  /** Every step, in the order in which it is reached. */
  readonly lines: readonly ReturnRuleLine<Id>[];
  readonly taxKobo: number;
  /** Paid by others already: deducted or withheld. */
  readonly creditKobo: number;
  readonly balanceKobo: number;
  /** Paid by others beyond the tax. */
  readonly overKobo: number;
  /** Kept for later years, each for its own source alone. */
  readonly losses: readonly { readonly source: string; readonly amountKobo: number }[];
}
