import { expect, it } from 'vitest';
import { koboOf, typedNairaOf } from './typed-money.ts';

it.each([
  ['100', 10_000],
  ['₦12,500.5', 1_250_050],
  ['1,000,000,000', 100_000_000_000],
  [' 250.00 ', 25_000],
  ['N 12,500', 1_250_000],
  ['NGN12 500.50', 1_250_050],
  ['\u200E١٢٥٠٠\u200F', 1_250_000],
  ['12 naira', undefined],
  ['1,00', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['', undefined],
])('"%s" is %s kobo', (typed, expected) => {
  expect(koboOf(typed)).toBe(expected);
});

it('an amount is shown as it would be typed', () => expect(typedNairaOf(1_250_050)).toBe('12,500.50'));
