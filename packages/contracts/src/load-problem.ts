/** Why something could not be loaded, as a screen says it. Unknown and malformed are told apart by nobody. */
export type LoadProblem =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number }
  /** `isMomentary`: the portal itself says that a part of it is away just now; whoever asks again in a few seconds is answered. Of first loads only. */
  | { readonly kind: 'unreachable'; readonly isMomentary?: true }
  /** The server's own words, empty when it gave none. */
  | { readonly kind: 'failed'; readonly message: string; readonly requestId: string | undefined };

/** HTTP status of the page that says it, for when a server renders it. */
export const loadProblemStatus = {
  'not-found': 404,
  'rate-limited': 429,
  unreachable: 503,
  failed: 502,
} as const satisfies Record<LoadProblem['kind'], number>;
