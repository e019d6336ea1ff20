import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../steps/run-command.ts';
import { type BenchRow, meetsBar, verdictOf } from './bench-row.ts';
import { benches } from './benches.ts';
import { median, percentile } from './figures.ts';
import { hubRows } from './hub-rows.ts';

const row: BenchRow = { what: 'a figure', value: 1, unit: 'x', bar: { atMost: 1 }, raw: '' };

describe('a row of the bench table', () => {
  it.each([
    { value: 1, bar: { atMost: 1 }, met: true },
    { value: 1.01, bar: { atMost: 1 }, met: false },
    { value: 0.7, bar: { atLeast: 0.7 }, met: true },
    { value: 0.69, bar: { atLeast: 0.7 }, met: false },
    { value: Number.NaN, bar: { atMost: 1 }, met: false },
  ])('with $value against $bar is met: $met', ({ value, bar, met }) => {
    expect(meetsBar({ value, bar })).toBe(met);
  });

  it('is neither met nor missed when its tool is missing', () => {
    expect(verdictOf({ ...row, value: null })).toBe('not measured');
  });
});

it('a median is the middle, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('a percentile is a value that occurred', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(percentile(twenty, 0.95)).toBe(19);
  expect(percentile([5], 0.95)).toBe(5);
});

it('reads the hub’s figures with their raw values', () => {
  const output = [
    'CPU per push, one listener each: 1.05 x plain ws   (hub 9.1 µs, ws 8.7 µs; median of 15 interleaved pairs)',
    'heard by the clients: hub 1 bytes, ws 1 bytes',
    'memory per idle connection at 10000, settled: 6.50 KiB, 1.10 x plain ws   (resident: hub 6.50; ws 5.90)',
  ].join('\n');
  expect(hubRows(output)).toMatchObject([
    { value: 1.05, unit: 'x', bar: { atMost: 1.2 }, raw: expect.stringContaining('hub 9.1 µs') },
    { value: 6.5, unit: 'KiB', bar: { atMost: 8 }, raw: expect.stringContaining('resident') },
  ]);
});

it('every bench that can be named exists', () => {
  expect(benches.filter(({ file }) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});
