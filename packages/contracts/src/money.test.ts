import { describe, expect, it } from 'vitest';
import { isKobo } from './is-kobo.ts';
import { kobo, koboSchema } from './money.ts';
import { formatNaira, groupThousands, nairaDigits } from './naira.ts';

describe('money', () => {
  it.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [1_250_050, '₦12,500.50'],
    [123_456_789_012, '₦1,234,567,890.12'],
    [-105, '-₦1.05'],
    [Number.MAX_SAFE_INTEGER, '₦90,071,992,547,409.91'],
  ])('shows %d kobo as %s', (amount, shown) => {
    expect(formatNaira(amount)).toBe(shown);
  });

  it('can leave the naira sign to the screen', () => {
    expect(nairaDigits(1_250_050)).toBe('12,500.50');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [2_000_000, '2,000,000'],
    [-1_234, '-1,234'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  ])('groups %d as %s', (whole, shown) => {
    expect(groupThousands(whole)).toBe(shown);
  });

  it.each([1.5, -1, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d as an amount', (amount) => {
    expect(() => kobo(amount)).toThrow();
  });
});

it.each([
  0,
  1,
  1_250_050,
  Number.MAX_SAFE_INTEGER,
  -0,
  -1,
  0.5,
  2 ** 53,
  Number.NaN,
  Infinity,
  '5',
  null,
  undefined,
  {},
  [5],
  5n,
  true,
])('an amount is judged alike with and without the schema: %s', (amount) => {
  expect(isKobo(amount)).toBe(koboSchema.safeParse(amount).success);
});
