import { expect, it } from 'vitest';
import { isComparable } from './comparable.ts';

it.each([
  ['2025-01-01', null, false],
  ['2025-01-01', '2025-01-01', true],
  ['2025-01-01', '2025-01-08', true],
  ['2025-01-01', '2025-01-09', false],
  ['2024-11-01', '2025-03-02', false],
  ['2025-04-01', '2025-03-02', true],
])('of a period from %s, known since %s, is comparable: %s', (minDate, knownSince, is) =>
  expect(isComparable({ minDate }, knownSince)).toBe(is),
);
