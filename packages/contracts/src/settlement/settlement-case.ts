/**
 * How two lists of money can differ. `ours-only`: the provider's list passed over a payment; `theirs-only`: it has one we do not know;
 * `amount-differs`; `late`: a day's money is overdue; `claim`: settled, and taken back since; `payout-differs`, `payout-missing`,
 * `unknown-credit`: at the bank; `journal`: what the provider told us when asked is not what is booked; `ledger`: the books differ
 * from the payments.
 */
export const settlementCaseKinds = [
  'ours-only',
  'theirs-only',
  'amount-differs',
  'late',
  'claim',
  'payout-differs',
  'payout-missing',
  'unknown-credit',
  'journal',
  'ledger',
] as const;

/**
 * `match`: a line belongs to these payments, a credit to these payouts. `write-off`: the difference is given up.
 * `book`: it is booked as a further payment of the attempt it names, or as what a provider and we owe each other.
 */
export const settlementActions = ['match', 'write-off', 'book'] as const;
export const settlementProposalOutcomes = ['approved', 'refused', 'withdrawn', 'lapsed'] as const;
