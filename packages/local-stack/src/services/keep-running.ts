import { setTimeout as delay } from 'node:timers/promises';

/** Something that runs until it is ended, or ends by itself. */
export interface Kept {
  readonly name: string;
  /** Of what runs now; resolves when that has ended, however it ended. */
  readonly exited: () => Promise<unknown>;
  /** Starts it again, and resolves once it is ready. Gives up when `signal` says so. */
  readonly restart: (signal: AbortSignal) => Promise<unknown>;
}

export interface KeepRunningOptions {
  /** Told once for each end, in one line. */
  readonly say: (line: string) => void;
  /** Before the first try; each further one waits twice as long. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** What ran this long is no longer held against it. */
  readonly steadyMs?: number;
  /** Waits between two tries, and gives up when `signal` says so. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface KeepingRunning {
  /** Starts nothing again from now on, and waits for what is being started. */
  stop(): Promise<void>;
}

/** Starts again whatever dies, sooner or later; one that dies takes none of the others with it. */
export function keepRunning(
  kept: readonly Kept[],
  { say, firstPauseMs = 500, longestPauseMs = 30_000, steadyMs = 60_000, pause = pauseFor }: KeepRunningOptions,
): KeepingRunning {
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = new Set<Promise<boolean>>();

  async function tryToStart({ name, restart }: Kept): Promise<boolean> {
    try {
      await restart(signal);
      return true;
    } catch (error) {
      if (!signal.aborted) say(`The ${name} could not be started again: ${firstLineOf(error)}`);
      return false;
    }
  }

  async function keep(one: Kept): Promise<void> {
    let tries = 0;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const how = await one.exited();
      if (signal.aborted) return;
      if (performance.now() - startedAt >= steadyMs) tries = 0;
      say(
        `The ${one.name} ended by itself${typeof how === 'number' ? ` (exit code ${how})` : ''} and is started again.`,
      );
      for (let runs = false; !runs && !signal.aborted; tries += 1) {
        await pause(Math.min(firstPauseMs * 2 ** tries, longestPauseMs), signal);
        const start = tryToStart(one);
        starting.add(start);
        runs = await start;
        starting.delete(start);
      }
    }
  }

  // The pause of one that is not started again any more ends with a rejection.
  for (const one of kept) void keep(one).catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await Promise.all(starting);
    },
  };
}

const pauseFor = (milliseconds: number, signal: AbortSignal) => delay(milliseconds, undefined, { signal });

function firstLineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
