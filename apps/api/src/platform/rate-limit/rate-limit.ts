import type { Endpoint, ErrorCode } from '@portal/contracts';

/** How much one caller may ask of one endpoint: an account, or an address that a town may share. */
export interface RateLimit {
  /** Points a caller has per window, or each thing that is asked about by an `asksBy`. A call costs one. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What some refusals cost on top of the call. */
  readonly refusalCosts?: Partial<Readonly<Record<ErrorCode, number>>>;
  /** `every-replica` counts in the database; the default counts in this process, which costs nothing. */
  readonly countedBy?: 'this-process' | 'every-replica';
  /** Where a call asks about something by what stands on its paper: strangers' wrong ones use nothing of others up. */
  readonly asksBy?: AsksBy;
}

/** The parsed parts of a call. */
export interface AskingCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * `secret`: 65 bits at random, or a signature. Nobody guesses it, so a right one is answered however many wrong ones came; wrong ones slow further
 * wrong ones. `in-turn`: a number that can be counted up or tried, or a call that writes somewhere; where one caller made many in a minute, the
 * next ones take turns.
 */
export type Asked =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'in-turn'; readonly freePerMinute: number };

export interface AsksBy {
  readonly asked: (call: AskingCall) => Asked;
  /** Refusals that say: there is no such thing. */
  readonly wrong: readonly ErrorCode[];
}

export type RateLimits = ReadonlyMap<Endpoint, RateLimit>;
