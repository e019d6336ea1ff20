import type { HubClock } from '../server/clock.ts';

/** Time that moves only when told to; every beat due on the way is given. */
export interface ManualClock extends HubClock {
  readonly advance: (ms: number) => void;
}

export function createManualClock(): ManualClock {
  let now = 0;
  const repeats = new Set<{ readonly everyMs: number; readonly beat: () => void; due: number }>();
  return {
    now: () => now,
    repeat: (everyMs, beat) => {
      const repeat = { everyMs, beat, due: now + everyMs };
      repeats.add(repeat);
      return () => repeats.delete(repeat);
    },
    advance: (ms) => {
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, ...[...repeats].map((repeat) => repeat.due));
        for (const repeat of repeats) {
          if (repeat.due > now) continue;
          repeat.due = now + repeat.everyMs;
          repeat.beat();
        }
      }
    },
  };
}
