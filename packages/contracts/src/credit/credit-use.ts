/** Where the use of credit for a bill stands. `returned`: a payment behind the credit went back, and the receipt is void. */
export const creditUseStates = ['proposed', 'used', 'refused', 'withdrawn', 'returned'] as const;
export type CreditUseState = (typeof creditUseStates)[number];

/** Why a bill cannot be paid from credit now. */
export const creditHindrances = ['not-open', 'expired', 'payment-pending', 'not-enough'] as const;
export type CreditHindrance = (typeof creditHindrances)[number];
