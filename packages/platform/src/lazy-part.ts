import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds before the next tries; the last one stays. */
const pausesMs = [1000, 4000, 10_000] as const;

/**
 * A part of a screen whose code comes when it is first drawn, inside a Suspense. A bad connection makes it wait, and never takes the
 * screen around it away: it is asked for again after a pause, or as soon as the connection is back.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilItLoads(load) }));
}

async function untilItLoads<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await pauseOrReturn(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0);
    }
  }
}

function pauseOrReturn(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
