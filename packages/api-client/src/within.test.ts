import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As `fetch` does: an answer later, or the reason why nobody waits for it any more. */
function answerAfter(ms: number) {
  return (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve('answer'), ms);
    });
}

describe('a call with patience', () => {
  it('brings its answer, and leaves no timer behind', async () => {
    const call = within(1_000, answerAfter(900));
    await vi.advanceTimersByTimeAsync(900);
    expect(await call).toBe('answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when its time is over', async () => {
    const call = within(1_000, answerAfter(5_000));
    const refusal = expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(1_000);
    await refusal;
  });

  it('is given up with the signal of its caller, for the reason of its caller', async () => {
    const caller = new AbortController();
    const call = within(1_000, answerAfter(900), caller.signal);
    const refusal = expect(call).rejects.toThrow('left the page');
    caller.abort(new Error('left the page'));
    await refusal;
  });

  it('does not begin with what its caller has given up already', async () => {
    const caller = new AbortController();
    caller.abort(new Error('left the page'));
    await expect(within(1_000, answerAfter(900), caller.signal)).rejects.toThrow('left the page');
  });
});
