import { describe, expect, it } from 'vitest';
import { decimalMarkOf } from './decimal-mark-of.ts';
import { readAmount } from './read-amount.ts';

const koboOf = (cell: string | number, mark?: 'point' | 'comma') => {
  const read = readAmount(cell, mark);
  return read.kind === 'amount' ? read.kobo : read.kind === 'wrong' ? read.why : read.kind;
};

describe('an amount', () => {
  it.each([
    ['1250000,50', 125_000_050],
    ['1250000.50', 125_000_050],
    ['1.250.000,50', 125_000_050],
    ['1,250,000.50', 125_000_050],
    ['1 250 000,50', 125_000_050],
    ['1\u00a0250\u202f000.50', 'not-an-amount'],
    ['1\u202f250\u202f000.50', 125_000_050],
    ["1'250'000.50", 125_000_050],
    ['1’250’000,5', 125_000_050],
    ['12,50,000.50', 125_000_050],
    ['12,50,000', 125_000_000],
    ['1,250,000', 125_000_000],
    ['1.250.000', 125_000_000],
    ['1,250.500', 125_050],
    ['0,50', 50],
    ['.5', 50],
    ['7', 700],
  ])('reads %s by its shape', (text, kobo) => {
    expect(koboOf(text)).toBe(kobo);
  });

  it.each([
    ['₦1,250.50', 125_050],
    ['NGN 1250.5', 125_050],
    ['N1,250.50', 125_050],
    ['#1,250.50', 125_050],
    ['=N=1,250.50', 125_050],
    ['1250.50 naira', 125_050],
    ['(1,250.50)', -125_050],
    ['-₦1,250.50', -125_050],
    ['₦-1,250.50', -125_050],
    ['1,250.50-', -125_050],
    ['\u22121250,5', -125_050],
    ['\u200e1,250.50\u200f', 125_050],
    ['\u0661\u0662\u0665\u0660', 125_000],
    ['１２５０', 125_000],
    ['-0', 0],
  ])('reads %s with what people put around it', (text, kobo) => {
    expect(koboOf(text)).toBe(kobo);
  });

  it.each([
    [1e5, 10_000_000],
    [1234.5600000000002, 123_456],
    [0.1 + 0.2, 30],
    [1234567.89, 123_456_789],
    [-12.5, -1_250],
    [1250, 125_000],
    [1.234, 'parts-of-a-kobo'],
    [100_000 / 3, 'parts-of-a-kobo'],
    [1e15, 'rounded'],
    [Number.NaN, 'rounded'],
  ])('reads the number %s as a workbook keeps it', (value, kobo) => {
    expect(koboOf(value, 'comma')).toBe(kobo);
    expect(koboOf(value, 'point')).toBe(kobo);
  });

  it.each([
    ['1.0E7', 1_000_000_000],
    ['1.25E+06', 'rounded'],
    ['1E+06', 'rounded'],
    ['1e9', 'not-an-amount'],
    ['', 'empty'],
    [' ', 'empty'],
    ['-', 'empty'],
    ['–', 'empty'],
    ['about 7', 'not-an-amount'],
    ['12,5.50', 'not-an-amount'],
    ['1250,000.50', 'not-an-amount'],
    ['1,250.50.75', 'not-an-amount'],
    ['1.250,50,75', 'not-an-amount'],
    ['1,250,00', 'not-an-amount'],
    ['1250.', 'not-an-amount'],
    ['--5', 'not-an-amount'],
    ['(-5)', 'not-an-amount'],
    ['(5', 'not-an-amount'],
    ['5 %', 'not-an-amount'],
    ['0x2d', 'not-an-amount'],
    ['#REF!', 'not-an-amount'],
    ['12.345', 'two-ways'],
    ['1,2345', 'parts-of-a-kobo'],
    ['9'.repeat(16), 'not-an-amount'],
    ['9'.repeat(61), 'not-an-amount'],
  ])('makes no other amount of %s', (text, what) => {
    expect(koboOf(text)).toBe(what);
  });

  it.each([
    ['1,250', 125_000, 125],
    ['1.250', 125, 125_000],
    ['50,000', 5_000_000, 5_000],
    ['₦999.990', 99_999, 99_999_000],
    ['12.345', 'parts-of-a-kobo', 1_234_500],
    ['1250,000', 'not-an-amount', 125_000],
  ])('has two readings of %s until somebody says which', (text, point, comma) => {
    expect(readAmount(text).kind).toBe('two-ways');
    expect(koboOf(text, 'point')).toBe(point);
    expect(koboOf(text, 'comma')).toBe(comma);
  });
});

describe('the mark of a file', () => {
  it.each([
    [['1,250', '1,250.50'], { kind: 'shown', mark: 'point' }],
    [['1,250', '2,000,000'], { kind: 'shown', mark: 'point' }],
    [['1.250', '3,5'], { kind: 'shown', mark: 'comma' }],
    [['1.250', '1.250.000'], { kind: 'shown', mark: 'comma' }],
    [['1 250', '700', 12.5, ''], { kind: 'unneeded' }],
    [['1,250.50', '1250,50'], { kind: 'unneeded' }],
  ])('is what %j shows', (cells, mark) => {
    expect(decimalMarkOf(cells)).toEqual(mark);
  });

  it.each([
    [['700', '1,250', '2,500'], '1,250'],
    [['1.250', 1.5], '1.250'],
    [['1,250.50', '1250,50', '3,000'], '3,000'],
  ])('is asked once for %j', (cells, example) => {
    expect(decimalMarkOf(cells)).toEqual({ kind: 'asked', example });
  });
});
