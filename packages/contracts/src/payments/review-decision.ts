/**
 * What may become of money under review. `accept`: for its bill; `apply`: for another bill of the payer;
 * `spread`: for the bills that were paid together; `credit`: kept for the payer;
 * `refund`: to be given back; `book`: into the books as the provider says; `take-back`: it went back at the provider; `close`: there is
 * no money to decide about; `no-payment`: what was claimed is no payment; `counter`: an earlier decision is taken back; `separate`: part
 * payments are not one, and each is decided by itself.
 */
export const reviewDecisions = [
  'accept',
  'apply',
  'spread',
  'credit',
  'refund',
  'book',
  'take-back',
  'close',
  'counter',
  'no-payment',
  'separate',
] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Most that a bill may lack and be let off, by two persons. As the database has it (`review_proposals_write_off_check`). */
export const writeOffLimitKobo = 500_000;
