import { BroadcastChannel } from 'node:worker_threads';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { createThreads } from './create-threads.ts';

const longestMs = 5_000;

/** One thread whose program loads until it is told that it has. */
function givenThreads(handler: 'addOne' | 'neverEnds') {
  const channel = new BroadcastChannel('thread-told-when');
  const heard: unknown[] = [];
  channel.onmessage = (event) => void heard.push(event.data);
  const threads = createThreads<number, number>({
    log: createLogger({ level: 'silent' }),
    work: 'sums',
    program: new URL('./testing/thread-told-when.ts', import.meta.url),
    ...{ handler, threads: 1, mostWaiting: 3, longestMs, memoryLimitMb: 64, youngGenerationMb: 8 },
  });
  onTestFinished(async () => {
    channel.close();
    await threads.close();
  });
  return {
    run: threads.run,
    hears: (word: string) => vi.waitFor(() => expect(heard).toContain(word), { timeout: 30_000 }),
    endLoading: () => channel.postMessage('go on'),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

describe('the longest time of an order', () => {
  it('does not count how long the first thread takes to load', async () => {
    const { run, hears, endLoading } = givenThreads('addOne');
    const sum = run(1);
    await hears('loads');
    await vi.advanceTimersByTimeAsync(3 * longestMs);
    endLoading();
    expect(await sum).toBe(2);
  });

  it('ends what takes longer', async () => {
    const { run, hears, endLoading } = givenThreads('neverEnds');
    const outcome = run(1).catch((error: unknown) => error);
    await hears('loads');
    endLoading();
    await hears('works');
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(await outcome).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 3 });
  });
});
