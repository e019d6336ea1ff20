import { expect, it } from 'vitest';
import { changeOf, changeWords, percent, shortNaira } from './format.ts';

it.each([
  [684_000_000_000, '₦6.84bn'],
  [418_230_000, '₦4.18m'],
  [41_235_000, '₦412,350'],
  [-41_235_000, '−₦412,350'],
  [0, '₦0'],
  // What rounds up to a thousand million is a billion, never ₦1,000.00m.
  [99_999_999_999, '₦1.00bn'],
  [99_999_999, '₦1m'],
  [61_238_000_000, '₦612m'],
  [4_150_000_000, '₦41.50m'],
  [12_345_600_000_000, '₦123.46bn'],
])('%i kobo are %s', (kobo, shown) => expect(shortNaira(kobo, 'en')).toBe(shown));

it('is short in Hausa too', () => expect(shortNaira(684_000_000_000, 'ha')).toBe('₦6.84bil'));

it.each([
  [0.1244, '12.4%'],
  [-0.05, '−5.0%'],
  [1.5, '150%'],
  [12.5, '1,250%'],
])('%d is %s', (share, shown) => expect(percent(share)).toBe(shown));

it('a change from nothing has no share', () => {
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(undefined, 4)).toBeUndefined();
  expect(changeOf(5, 4)).toBe(0.25);
  expect(changeOf(4, -4)).toBe(2);
});

it('more than ten times as much is said as a multiple, never in thousands of a hundred', () =>
  expect([0.5, -0.25, 10, 30.64].map(changeWords)).toEqual(['50.0%', '25.0%', '1,000%', '×32']));
