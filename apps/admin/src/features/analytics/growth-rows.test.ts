import { expect, it } from 'vitest';
import { figureOf, growthRows, sumOf } from './growth-rows.ts';

const row = (key: string, kobo: number, count = 1) => ({ key, label: `MDA ${key}`, kobo, count });
const now = { billed: [row('1', 100), row('2', 400)], collected: [row('1', 90, 3)] };
const past = { billed: [row('1', 50)], collected: [row('3', 20)] };

it('has every part that has a figure in either period, the largest first', () => {
  expect(growthRows(now, past, 'collected').map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(growthRows(now, past, 'billed').map(({ key }) => key)).toEqual(['2', '1', '3']);
});

it('adds up to what it was made of', () => {
  const rows = growthRows(now, past, 'collected');
  expect(sumOf(rows, 'now')).toEqual({ billed: 500, bills: 2, collected: 90, receipts: 3 });
  expect(sumOf(rows, 'past')).toEqual({ billed: 50, bills: 1, collected: 20, receipts: 1 });
});

it('paid of raised is unknown where nothing was raised', () => {
  const [first, second, third] = growthRows(now, past, 'collected');
  expect(figureOf(first?.now ?? sumOf([], 'now'), 'ratio')).toBe(0.9);
  expect(figureOf(second?.now ?? sumOf([], 'now'), 'ratio')).toBe(0);
  expect(figureOf(third?.now ?? sumOf([], 'now'), 'ratio')).toBeUndefined();
});
