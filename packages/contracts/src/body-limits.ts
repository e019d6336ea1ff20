/** What a body of JSON may be, judged from its bytes before anything parses it. */
export interface BodyLimits {
  readonly bytesMax: number;
  /** Objects and lists inside each other. */
  readonly depthMax: number;
  /** Signs that open a value or part two of them (`{`, `[`, `:` and `,`), outside texts. */
  readonly tokensMax: number;
}

/** What the thread that answers everybody parses at most; a longer body is parsed beside it. */
export const bodyBytesAtOnce = 64 * 1024;

/** Of every endpoint that does not say otherwise: a form, or a list that a person filled. */
export const strictBody: BodyLimits = { bytesMax: bodyBytesAtOnce, depthMax: 6, tokensMax: 6_000 };

export function bodyLimitsOf({ bodyLimits }: { readonly bodyLimits?: Partial<BodyLimits> }): BodyLimits {
  return { ...strictBody, ...bodyLimits };
}
