/** Why an area cannot be shown. `not-released`: nobody has published it yet. */
export type UnavailableCause = 'not-released' | 'missing' | 'slow' | 'broken' | 'other-version';

/** An area could not be loaded; only its own screens are affected. */
export class AreaUnavailableError extends Error {
  override readonly name = 'AreaUnavailableError';
  readonly reason: UnavailableCause;
  /** Of what is slow: ends when it is here after all, or has failed. */
  readonly arrival: Promise<unknown> | undefined;

  constructor(reason: UnavailableCause, { arrival, ...options }: ErrorOptions & { arrival?: Promise<unknown> } = {}) {
    super(`The area is unavailable: ${reason}`, options);
    this.reason = reason;
    this.arrival = arrival;
  }
}
