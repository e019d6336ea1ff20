import { describe, expect, it } from 'vitest';
import { type Field, readField } from './fields.ts';

const money: Field = { name: 'salary', kind: 'money' };
const percentage: Field = { name: 'rate', kind: 'percent' };
const age: Field = { name: 'age', kind: 'age' };
const day: Field = { name: 'due', kind: 'day', earliest: '2026-01-01', latest: '2050-12-31' };

const read = (value: number | string) => ({ state: 'read', value });
const refused = (problem: string) => ({ state: 'refused', problem });

describe('an amount', () => {
  it.each([
    ['1250000', 125_000_000],
    ['1,250,000.50', 125_000_050],
    ['₦1,250,000', 125_000_000],
    ['N250,000', 25_000_000],
    ['NGN 250 000', 25_000_000],
    [' 1 250 000 ', 125_000_000],
    ['1\u00a0250\u00a0000', 125_000_000],
    ['.5', 50],
    ['7.', 700],
    ['0', 0],
    ['0.01', 1],
    ['1000000000000', 100_000_000_000_000],
  ])('"%s" is %d kobo', (typed, kobo) => {
    expect(readField(money, typed)).toEqual(read(kobo));
  });

  it.each([
    ['₦1 250 000,50', 'notAnAmount'],
    ['1250000,50', 'notAnAmount'],
    ['1,5', 'notAnAmount'],
    ['1,250.000,5', 'notAnAmount'],
    ['1.250.000', 'notAnAmount'],
    ['1,,250', 'notAnAmount'],
    [',250', 'notAnAmount'],
    ['.', 'notAnAmount'],
    ['₦', 'notAnAmount'],
    ['-5', 'notAnAmount'],
    ['1e9', 'notAnAmount'],
    ['12 lakh', 'notAnAmount'],
    ['２５００００', 'notAnAmount'],
    ['٢٥٠', 'notAnAmount'],
    ['NaN', 'notAnAmount'],
    ['Infinity', 'notAnAmount'],
    [`${'0'.repeat(30)}5`, 'notAnAmount'],
    ['1.255', 'tooManyDecimals'],
    ['1000000000000.01', 'tooLarge'],
  ])('"%s" is refused: %s', (typed, problem) => {
    expect(readField(money, typed)).toEqual(refused(problem));
  });
});

describe('what is no amount', () => {
  it.each([
    [percentage, '26.5', read(265_000)],
    [percentage, '26.5 %', read(265_000)],
    [percentage, '100', read(1_000_000)],
    [percentage, '100.01', refused('notAPercentage')],
    [percentage, '2,5', refused('notAPercentage')],
    [percentage, '-1', refused('notAPercentage')],
    [age, '18', read(18)],
    [age, '130', read(130)],
    [age, '131', refused('notAnAge')],
    [age, '17.5', refused('notAnAge')],
    [day, '2028-02-29', read('2028-02-29')],
    [day, '2026-02-29', refused('notADay')],
    [day, '29/02/2028', refused('notADay')],
    [day, '2025-12-31', refused('tooEarly')],
    [day, '2051-01-01', refused('tooLate')],
  ] as const)('%o: "%s" is %o', (field, typed, reading) => {
    expect(readField(field, typed)).toEqual(reading);
  });
});
