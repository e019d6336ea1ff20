import { expect, it } from 'vitest';
import { arrearsOf, outturnOf, settledShareOf } from './measures.ts';
import type { FiscalYear } from './use-fiscal-year.ts';

const year = (change: Partial<FiscalYear>) => ({ settled: null, arrears: null, ...change }) as FiscalYear;
const arrears = (kobo: number, oldKobo: number, collectedKobo = 1_000) =>
  arrearsOf(year({ arrears: { takenOn: '2026-11-20', kobo, oldKobo, collectedKobo } }));

it('what nobody knows has no share', () => {
  expect(settledShareOf(undefined)).toBeUndefined();
  expect(settledShareOf(year({}))).toBeUndefined();
  expect(arrearsOf(year({}))).toEqual({ ratio: undefined, oldShare: undefined, band: undefined });
  expect(arrears(10, 5, 0).band).toBeUndefined();
});

it('nothing settled of something is nought', () => {
  const settled = { since: '2026-10-01', share: 0, medianDays: null };
  expect(settledShareOf(year({ settled }))).toBe(0);
});

it.each([
  [99, 24, 'A'],
  [99, 25, 'B'],
  [100, 10, 'B'],
  [199, 150, 'D'],
  [399, 290, 'C'],
  [400, 0, 'D'],
] as const)('%s of 1,000, %s of it old, is band %s', (kobo, oldKobo, band) => {
  expect(arrears(kobo, oldKobo).band).toBe(band);
});

it.each([
  [[], undefined],
  [[[100, 100]], undefined],
  [
    [
      [100, 100],
      [200, null],
    ],
    undefined,
  ],
  [
    [
      [97, 100],
      [106, 100],
      [10, 100],
    ],
    'A',
  ],
  [
    [
      [97, 100],
      [112, 100],
      [94, 100],
    ],
    'B',
  ],
  [
    [
      [92, 100],
      [116, 100],
    ],
    'C',
  ],
  [
    [
      [91, 100],
      [100, 100],
      [117, 100],
    ],
    'D',
  ],
] as const)('%j collected of the budget is outturn %s', (years, band) => {
  const yearsBefore = years.map(([kobo, budgetKobo], index) => ({ year: 2025 - index, kobo, budgetKobo }));
  expect(outturnOf(year({ yearsBefore })).band).toBe(band);
});
