/** Time as the sandbox tells it: it runs with the real clock, and can be moved by whoever tests. */
export interface SandboxClock {
  now(): Date;
  /** Runs the task once the sandbox's time has moved on by the delay. Returns a function that calls it off. */
  after(delayMs: number, task: () => Promise<void> | void): () => void;
  /** Moves time forward and waits for every task that falls due on the way, in order. */
  advance(ms: number): Promise<void>;
  set(now: Date): Promise<void>;
  offsetMs(): number;
  stop(): void;
}

interface Task {
  readonly dueAtMs: number;
  readonly run: () => Promise<void> | void;
}

export interface ClockSource {
  readonly nowMs: () => number;
  /** Calls back after real milliseconds; returns the way to call it off. */
  readonly arm: (ms: number, callback: () => void) => () => void;
}

const longestTimerMs = 2_147_483_647;

export const systemClockSource: ClockSource = {
  nowMs: () => Date.now(),
  arm: (ms, callback) => {
    const timer = setTimeout(callback, Math.min(ms, longestTimerMs));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export function createClock(source: ClockSource = systemClockSource, initialOffsetMs = 0): SandboxClock {
  let offsetMs = initialOffsetMs;
  let tasks: Task[] = [];
  let disarm: () => void = () => undefined;

  const nowMs = () => source.nowMs() + offsetMs;
  const earliest = () =>
    tasks.reduce<Task | undefined>((first, task) => (!first || task.dueAtMs < first.dueAtMs ? task : first), undefined);

  async function runUntil(targetMs: number): Promise<void> {
    for (let next = earliest(); next && next.dueAtMs <= targetMs; next = earliest()) {
      const due = next;
      tasks = tasks.filter((task) => task !== due);
      offsetMs += Math.max(0, due.dueAtMs - nowMs());
      await due.run();
    }
  }

  function rearm(): void {
    disarm();
    const next = earliest();
    disarm = next
      ? source.arm(Math.max(0, next.dueAtMs - nowMs()), () => {
          void runUntil(nowMs()).then(rearm);
        })
      : () => undefined;
  }

  return {
    now: () => new Date(nowMs()),
    offsetMs: () => offsetMs,
    after(delayMs, run) {
      const task = { dueAtMs: nowMs() + delayMs, run };
      tasks.push(task);
      rearm();
      return () => {
        tasks = tasks.filter((other) => other !== task);
        rearm();
      };
    },
    async advance(ms) {
      disarm();
      const targetMs = nowMs() + ms;
      await runUntil(targetMs);
      offsetMs += Math.max(0, targetMs - nowMs());
      rearm();
    },
    async set(now) {
      const ms = now.getTime() - nowMs();
      if (ms > 0) return this.advance(ms);
      offsetMs += ms;
      rearm();
    },
    stop() {
      disarm();
      tasks = [];
    },
  };
}
