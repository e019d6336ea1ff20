/** One error of the API. */
export interface ErrorWords {
  readonly status: number;
  /** What a person reads (spec §8 where it gives the words). */
  readonly message: string;
  /** For who reads Hausa: whatever a visitor, a payer or a taxpayer can meet. What only staff and machines meet has none. */
  readonly hausa?: string;
}

/** The errors of one domain, by code. */
export type ErrorPart = Readonly<Record<string, ErrorWords>>;
