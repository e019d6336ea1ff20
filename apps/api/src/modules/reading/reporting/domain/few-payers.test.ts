import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestPayers, fewOf } from './few-payers.ts';

const part = (key: string, payers: number | null) => ({ key, payers });
const keys = (parts: readonly { key: string }[]) => parts.map(({ key }) => key).toSorted();

it('leaves alone what has five payers or more', () => expect(fewOf([part('a', 9), part('b', 5)])).toEqual([]));

it('takes the smallest that has enough along: several parts of two payers may be the same two', () =>
  expect(keys(fewOf([part('a', 90), part('b', 30), part('c', 2), part('d', 2), part('e', 2)]))).toEqual([
    ...['b', 'c', 'd', 'e'],
  ]));

it('tells nothing by itself that nobody counted', () =>
  expect(keys(fewOf([part('a', 90), part('b', null), part('c', 40)]))).toEqual(['b', 'c']));

it('is nothing, everything, or has a part of five', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 })), (counts) => {
      const parts = counts.map((payers, index) => part(String(index), payers));
      const few = fewOf(parts);
      const most = Math.max(0, ...few.map(({ payers }) => payers ?? 0));
      expect(few.length === 0 || few.length === parts.length || most >= fewestPayers).toBe(true);
      for (const { key, payers } of parts)
        if (!keys(few).includes(key)) expect(payers).toBeGreaterThanOrEqual(fewestPayers);
    }),
  ));
