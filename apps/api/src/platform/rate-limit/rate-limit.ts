import type { Endpoint, ErrorCode } from '@portal/contracts';

/** How much one address may ask of one endpoint. */
export interface RateLimit {
  /** Points an address has per window. A call costs one. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What some refusals cost on top of the call: guessing must be slow where looking up is quick. */
  readonly refusalCosts?: Partial<Readonly<Record<ErrorCode, number>>>;
  /** `every-replica` counts in the database; the default counts in this process, which costs nothing. */
  readonly countedBy?: 'this-process' | 'every-replica';
}

export type RateLimits = ReadonlyMap<Endpoint, RateLimit>;
