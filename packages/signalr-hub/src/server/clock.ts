/** Time as the hub sees it: a monotonic reading and one shared beat. Tests drive it by hand. */
export interface HubClock {
  /** Milliseconds since some fixed moment. */
  readonly now: () => number;
  /** Calls `beat` about every `everyMs`; returns how to stop. */
  readonly repeat: (everyMs: number, beat: () => void) => () => void;
}

export const systemClock: HubClock = {
  now: () => performance.now(),
  repeat: (everyMs, beat) => {
    const timer = setInterval(beat, everyMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
