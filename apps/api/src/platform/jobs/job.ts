import type * as z from 'zod';

/** Work that is done later, at least once. Its handler must bear a repetition. */
export interface Job<Data extends object> {
  /** For example `send-receipt-mail`. */
  readonly name: string;
  /** Checked again when the job runs: an older release may have written it. */
  readonly data: z.ZodType<Data>;
  /** Tries after the first one. */
  readonly retryLimit?: number;
  /** Before the first retry; doubles each time, up to an hour. */
  readonly retryDelaySeconds?: number;
  /** A try that takes longer counts as failed. */
  readonly timeoutSeconds?: number;
  /** How many of them a process does at a time; two unless said. */
  readonly atOnce?: number;
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

export interface EnqueueOptions {
  readonly startAfter?: Date;
  /** The same job with the same key is taken once, also when it has run already (kept for a week). */
  readonly dedupeKey?: string;
}

/** `isLastTry`: what fails now is not tried again. */
export type JobHandler<Data extends object> = (data: Data, signal: AbortSignal, isLastTry?: boolean) => Promise<void>;
