import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

it.each([
  ['2026-11-23', 0, '2026-11-23', '2026-11-28'],
  ['2026-11-29', 0, '2026-11-23', '2026-11-28'],
  ['2026-11-25', 1, '2026-11-30', '2026-12-05'],
  ['2027-01-01', -1, '2026-12-21', '2026-12-26'],
] as const)('the week of %s moved by %i is from %s to %s', (day, by, first, last) => {
  const days = weekOf(day, by);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 6]);
});
