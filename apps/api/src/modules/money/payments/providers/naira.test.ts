import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { koboOfDigits, koboOfNaira, nairaAmount } from './naira.ts';

describe('naira at a provider’s door', () => {
  it.each([
    [2_000_000, '20000.00'],
    [1_250_050, '12500.50'],
    [5, '0.05'],
    [0, '0.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %i kobo as %s', (amountKobo, literal) => {
    expect(nairaAmount(amountKobo)).toBe(literal);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses to write %d, which is not an amount of kobo', (amount) => {
    expect(() => nairaAmount(amount)).toThrow(RangeError);
  });

  it.each([
    ['20000', 2_000_000],
    ['20000.0', 2_000_000],
    ['20000.00', 2_000_000],
    ['20000.000', 2_000_000],
    ['12500.5', 1_250_050],
    ['0.01', 1],
    ['1.25E7', 1_250_000_000],
    ['1.2345678955E8', 12_345_678_955],
    ['2E+4', 2_000_000],
  ])('reads %s exactly', (literal, amountKobo) => {
    expect(koboOfNaira(literal)).toBe(amountKobo);
  });

  it.each([
    '19999.999999',
    '0.001',
    '1.23456E2',
    '-1',
    '',
    'NaN',
    '1,000',
    '₦200',
    '0x10',
    '1e999',
    '99999999999999999',
    '1.',
    '.5',
  ])('does not take %j for an amount', (literal) => {
    expect(koboOfNaira(literal)).toBeNull();
  });

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amountKobo) => {
        expect(koboOfNaira(nairaAmount(amountKobo))).toBe(amountKobo);
      }),
    );
  });

  it('reads kobo as digits only', () => {
    expect(koboOfDigits('2000000')).toBe(2_000_000);
    expect(['2000000.0', '2E6', '-1', '', '99999999999999999'].map(koboOfDigits)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
