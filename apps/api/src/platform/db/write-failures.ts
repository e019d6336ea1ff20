import { takesNoWrites } from './database-takes-no-writes.ts';

/** Whether a write could not be kept lately. Nobody can ask a database whether its disk is full: only what it refused tells. */
export interface WriteFailures {
  /** Told of every failure; notes those that mean it. */
  readonly note: (error: unknown) => void;
  readonly areRecent: () => boolean;
}

/** Long enough that whoever asks for readiness sees it, and short enough to come back by itself. */
const recentMs = 30_000;

export function createWriteFailures(now: () => number = () => performance.now()): WriteFailures {
  let last = Number.NEGATIVE_INFINITY;
  return {
    note(error) {
      if (takesNoWrites(error)) last = now();
    },
    areRecent: () => now() - last < recentMs,
  };
}
