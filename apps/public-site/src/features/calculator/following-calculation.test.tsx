import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSight } from '../../testing/stub-sight.ts';
import { createCalculation } from './calculation.ts';
import { type FollowingCalculation, followCalculation, type Part, restMs } from './following-calculation.ts';

let sight: ReturnType<typeof stubSight>;

beforeEach(() => {
  vi.useFakeTimers();
  sight = stubSight();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** With a result of ₦10,000 in it, and whether the part is in sight as the browser said at first. */
function following(isInSight: boolean, part: Part = 'of-a-result') {
  const calculation = createCalculation();
  const followed = followCalculation(calculation, part);
  const end = followed.standsIn(document.createElement('div'));
  const open = (bill: string) =>
    calculation.open({ tax: 'consumption-tax', typed: { bill }, on: undefined }, '2026-11-22');
  open('10000');
  sight.tell(isInSight);
  const told = vi.fn<() => void>();
  followed.subscribe(told);
  return { followed, told, end, open, type: (text: string) => calculation.type('bill', text) };
}

const totalNaira = (followed: FollowingCalculation) => (followed.now().last?.columns[0]?.totalKobo ?? 0) / 100;

describe('a part of the result', () => {
  it('in sight is what every keystroke makes it', () => {
    const { followed, told, type } = following(true);

    type('20000');
    expect(totalNaira(followed)).toBe(1000);
    type('30000');

    expect(totalNaira(followed)).toBe(1500);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('out of sight stays as it was while somebody types, and is written once when typing rests', () => {
    const { followed, told, type } = following(false);

    type('2');
    vi.advanceTimersByTime(restMs - 1);
    type('20');
    vi.advanceTimersByTime(restMs - 1);
    type('20000');
    expect(totalNaira(followed)).toBe(500);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(restMs);

    expect(totalNaira(followed)).toBe(1000);
    expect(told).toHaveBeenCalledOnce();
  });

  it.each([
    ['it comes into sight', () => sight.tell(true)],
    ['it is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ])('is what was typed as soon as %s', (_, happens) => {
    const { followed, told, type } = following(false);
    type('20000');

    happens();

    expect(totalNaira(followed)).toBe(1000);
    vi.advanceTimersByTime(restMs);
    expect(told).toHaveBeenCalledOnce();
  });

  it('that is hidden, or comes back, is written at once: where it will stand is not known', () => {
    const { followed, type } = following(false);

    type('ten');
    expect(followed.now().computation).toBeUndefined();
    type('20000');

    expect(totalNaira(followed)).toBe(1000);
  });

  it('beside what is typed waits for typing to rest, and for nothing else', () => {
    const { followed, type, open } = following(true, 'beside-what-is-typed');

    type('ten');
    expect(totalNaira(followed)).toBe(500);
    expect(followed.now().computation).toBeDefined();
    vi.advanceTimersByTime(restMs);
    expect(followed.now().computation).toBeUndefined();
    open('20000');

    expect(totalNaira(followed)).toBe(1000);
  });

  it('out of sight is what an address says at once', () => {
    const { followed, open } = following(false);

    open('20000');

    expect(totalNaira(followed)).toBe(1000);
  });

  it('that is never hidden waits for typing to rest even then', () => {
    const { followed, type } = following(false, 'around-a-result');

    type('ten');
    expect(followed.now().computation).toBeDefined();
    vi.advanceTimersByTime(restMs);

    expect(followed.now().computation).toBeUndefined();
  });

  it('of another part is printed with what was typed, whichever is told first', () => {
    const { followed, type } = following(false, 'around-a-result');
    const inner = followCalculation(followed, 'of-a-result');
    inner.standsIn(document.createElement('div'));
    sight.tell(false);
    type('20000');
    expect(totalNaira(inner)).toBe(500);

    window.dispatchEvent(new Event('beforeprint'));

    expect(totalNaira(inner)).toBe(1000);
  });

  it('follows no longer once it is gone', () => {
    const { told, type, end } = following(false);
    type('20000');

    end();
    type('30000');
    window.dispatchEvent(new Event('beforeprint'));
    vi.advanceTimersByTime(restMs);

    expect(told).not.toHaveBeenCalled();
    expect(sight.watched()).toBe(0);
  });

  it('is always written where the browser does not tell what is in sight', () => {
    vi.unstubAllGlobals();
    const { followed, type } = following(true);

    type('20000');

    expect(totalNaira(followed)).toBe(1000);
  });
});
