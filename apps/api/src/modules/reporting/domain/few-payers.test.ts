import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestPayers, fewKey, mergeFew } from './few-payers.ts';

const part = (key: string, count: number, kobo = count * 100) => ({ key, label: key, count, kobo });
const keys = (parts: readonly { key: string }[]) => parts.map(({ key }) => key);
const uncounted = () => undefined;

it('leaves alone what has five payers or more', () => {
  const parts = [part('a', 9), part('b', 5)];
  expect(mergeFew(parts, uncounted)).toEqual(parts);
});

it('merges parts of fewer, and what they are together', () => {
  const merged = mergeFew([part('a', 9), part('b', 4), part('c', 3)], uncounted);
  expect(merged).toEqual([part('a', 9), { key: fewKey, label: null, count: 7, kobo: 700 }]);
});

it('takes the next smallest while the merged part is itself of too few: nothing is found by subtraction', () =>
  expect(keys(mergeFew([part('a', 90), part('b', 30), part('c', 1)], uncounted))).toEqual(['a', fewKey]));

it('goes by payers where they were counted: many receipts of one payer are few', () => {
  const payers = (key: string) => ({ a: 40, b: 1, c: 12 })[key];
  expect(keys(mergeFew([part('a', 90), part('b', 60), part('c', 30)], payers))).toEqual(['a', fewKey]);
});

it('keeps the sums, and shows no part of too few unless there is nothing to merge it with', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 })), (counts) => {
      const parts = counts.map((count, index) => part(String(index), count));
      const merged = mergeFew(parts, uncounted);
      const sum = (of: readonly { kobo: number }[]) => of.reduce((total, { kobo }) => total + kobo, 0);
      expect(sum(merged)).toBe(sum(parts));
      if (merged.length > 1) for (const { count } of merged) expect(count).toBeGreaterThanOrEqual(fewestPayers);
    }),
  ));
