import { expect, it } from 'vitest';
import { dayIn, daysBetween, nextDueDay } from './due-days.ts';

it.each([
  [{ day: 10 }, '2026-11-23', '2026-12-10'],
  [{ day: 10 }, '2026-11-10', '2026-11-10'],
  [{ day: 10 }, '2026-12-11', '2027-01-10'],
  [{ day: 30 }, '2027-02-01', '2027-02-28'],
  [{ day: 31, month: 3 }, '2026-11-23', '2027-03-31'],
  [{ day: 31, month: 1 }, '2027-02-01', '2028-01-31'],
  [{ day: 31, month: 12 }, '2026-12-31', '2026-12-31'],
])('what is due on %j is due next, seen on %s, on %s', (due, today, next) => {
  expect(nextDueDay(due, today)).toBe(next);
});

it('falls on no day of a month that is not its own, and on the last of a shorter one', () => {
  expect(dayIn({ day: 31, month: 1 }, 2026, 11)).toBeUndefined();
  expect(dayIn({ day: 31 }, 2026, 11)).toBe(30);
});

it('counts days over the end of a year', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});
