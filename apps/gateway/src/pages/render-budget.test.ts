import { expect, it, onTestFinished, vi } from 'vitest';
import { renderBudget, TooMuchRendering } from './render-budget.ts';

/** Renderings that end when they are told to. */
function held() {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  return {
    ends,
    most: () => most,
    render: () => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<string>((resolve) =>
        ends.push(() => {
          running -= 1;
          resolve('page');
        }),
      );
    },
  };
}

it('renders so many at once; the others wait their turn, and the queue ends', async () => {
  const budget = renderBudget({ atOnce: 2, mostWaiting: 3, forAddress: 100, longestWaitMs: 60_000 });
  const work = held();
  const asked = Array.from({ length: 8 }, () => budget.spend('10.0.0.1', work.render));
  const settled = Promise.allSettled(asked);
  await expect.poll(() => work.ends.length).toBe(2);
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => work.ends.length).toBeGreaterThan(done);
    work.ends[done]?.();
  }
  const results = await settled;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(TooMuchRendering);
  expect(work.most()).toBe(2);
});

it('one address gets its share, and the next one still gets its own; all together have an end too', async () => {
  const budget = renderBudget({ forAddress: 3, forAll: 5, longestWaitMs: 0 });
  const render = async () => 'page';
  const outcomes: string[] = [];
  for (const address of ['a', 'a', 'a', 'a', 'b', 'b', 'b'])
    outcomes.push(await budget.spend(address, render).catch(() => `none for ${address}`));
  expect(outcomes).toEqual(['page', 'page', 'page', 'none for a', 'page', 'page', 'none for b']);
});

it('a rendering that fails gives its place back', async () => {
  const budget = renderBudget({ atOnce: 1 });
  await expect(budget.spend('a', async () => Promise.reject(new Error('a screen failed')))).rejects.toThrow('a screen');
  expect(await budget.spend('a', async () => 'page')).toBe('page');
});

it('what would wait too long for the pages before it comes without its HTML', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const budget = renderBudget({ atOnce: 1, forAll: 100, longestWaitMs: 1_500 });
  const held = new Promise<string>(() => {});
  void budget.spend('a', () => held);
  const late = budget.spend('b', async () => 'page').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await late).toBeInstanceOf(TooMuchRendering);
});

it('what is made ahead counts for no address, nor for all', async () => {
  const budget = renderBudget({ forAddress: 1, forAll: 2, longestWaitMs: 0 });
  const render = async () => 'page';
  for (let page = 0; page < 20; page += 1) expect(await budget.spend(undefined, render)).toBe('page');
  expect(await budget.spend('a', render)).toBe('page');
});
