import { describe, expect, it } from 'vitest';
import { clockGroupOf, readClock } from './clock-of.ts';

const clock = (
  dueOn: string | null,
  standing: 'running' | 'near' | 'urgent' | 'passed' | 'paused' | 'ended' = 'running',
) => ({
  startedOn: '2026-11-01',
  dueOn,
  standing,
});

describe('a clock', () => {
  it.each([
    ['2026-11-21', 'running', { share: 0.5, daysLeft: 10, tone: 'quiet' }],
    ['2026-11-12', 'near', { daysLeft: 1, tone: 'warning' }],
    ['2026-11-11', 'urgent', { share: 1, daysLeft: 0, tone: 'danger' }],
    ['2026-11-09', 'passed', { share: 1, daysLeft: -2, tone: 'danger' }],
    [null, 'paused', { share: 0, daysLeft: null, tone: 'quiet' }],
    ['2026-11-05', 'ended', { share: 1, daysLeft: null, tone: 'quiet' }],
  ] as const)('that ends on %s and is %s reads so on 11 November', (dueOn, standing, reading) => {
    expect(readClock(clock(dueOn, standing), '2026-11-11')).toMatchObject(reading);
  });

  it.each([
    ['2026-11-10', 'late'],
    ['2026-11-11', 'today'],
    ['2026-11-18', 'week'],
    ['2026-11-19', 'later'],
    [null, 'none'],
  ] as const)('that ends on %s stands under "%s" on 11 November', (dueOn, group) => {
    expect(clockGroupOf(clock(dueOn, dueOn === null ? 'paused' : 'running'), '2026-11-11')).toBe(group);
  });

  it('of one day is not over before its day', () => {
    expect(
      readClock({ startedOn: '2026-11-11', dueOn: '2026-11-11', standing: 'running' }, '2026-11-11').daysLeft,
    ).toBe(0);
  });
});
