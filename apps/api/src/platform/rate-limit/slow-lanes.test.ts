import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSlowLanes } from './slow-lanes.ts';

/** Works that end when they are told to, in the order in which they began. */
function works() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    began,
    work: (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async endNext() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a slow lane', () => {
  it('has one at a time, and those of another lane do not wait for it', async () => {
    const { inTurn } = createSlowLanes();
    const { began, work, endNext } = works();
    const all = ['a', 'b'].map((name) => inTurn('one', { group: '', delayMs: 0 }, work(name)));
    const other = inTurn('other', { group: '', delayMs: 0 }, work('c'));
    expect(began).toEqual(['a', 'c']);
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c']);
  });

  it('lets groups take turns', async () => {
    const { inTurn } = createSlowLanes();
    const { began, work, endNext } = works();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1'])
      void inTurn('one', { group: name[0] ?? '', delayMs: 0 }, work(name));
    for (let index = 0; index < 4; index += 1) await endNext();
    expect(began.indexOf('b1')).toBeLessThanOrEqual(2);
    expect(began.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('takes whoever came last each third time: nobody waits for all of a flood', async () => {
    const { inTurn } = createSlowLanes();
    const { began, work, endNext } = works();
    for (let index = 0; index < 40; index += 1) void inTurn('one', { group: '', delayMs: 0 }, work(`flood${index}`));
    void inTurn('one', { group: '', delayMs: 0 }, work('neighbour'));
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(began).toContain('neighbour');
    for (let index = 0; index < 40; index += 1) await endNext();
    expect(new Set(began).size).toBe(41);
  });

  it('that is full loses one of the group that fills it', async () => {
    const { inTurn } = createSlowLanes({ mostWaiting: 3 });
    const { work, endNext } = works();
    const lost: string[] = [];
    const enter = (name: string) =>
      inTurn('one', { group: name[0] ?? '', delayMs: 0 }, work(name)).catch(({ code }) =>
        lost.push(`${name[0]} ${code}`),
      );
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(enter);
    await endNext();
    expect(lost).toEqual(['a request.rate-limited', 'a request.rate-limited']);
    for (let index = 0; index < 4; index += 1) await endNext();
    await Promise.all(all);
    expect(lost).toHaveLength(2);
  });

  it('holds no more than so many in all lanes together', async () => {
    const { inTurn } = createSlowLanes({ mostInAll: 4 });
    const { work, endNext } = works();
    let lost = 0;
    const all = Array.from({ length: 9 }, (_, index) => {
      const name = `${index}`;
      const enter = () => inTurn(name, { group: '', delayMs: 0 }, work(name));
      return [enter(), enter()];
    }).flatMap((two) => two.map((one) => one.catch(() => (lost += 1))));
    await endNext();
    // Nine are at work; of the others four wait.
    expect(lost).toBe(5);
    for (let index = 0; index < 13; index += 1) await endNext();
    await Promise.all(all);
  });

  it('goes on when a work fails, and waits between beginnings', async () => {
    const { inTurn } = createSlowLanes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const turn = { group: '', delayMs: 30 };
    const failed = inTurn('one', turn, () => Promise.reject(new Error('a bug of ours')));
    let isBegun = false;
    const next = inTurn('one', turn, async () => {
      isBegun = true;
    });
    await expect(failed).rejects.toThrow('a bug of ours');
    await vi.advanceTimersByTimeAsync(29);
    expect(isBegun).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(isBegun).toBe(true);
  });
});
