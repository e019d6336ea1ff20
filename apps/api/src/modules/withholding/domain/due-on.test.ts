import { expect, it } from 'vitest';
import { dueOnOf } from './due-on.ts';

it.each([
  ['2026-10', '2026-11-30'],
  ['2026-12', '2027-01-30'],
  ['2026-01', '2026-02-28'],
  ['2028-01', '2028-02-29'],
  ['2026-02', '2026-03-30'],
])('what was withheld in %s is due on %s', (month, day) => {
  expect(dueOnOf(month)).toBe(day);
});
