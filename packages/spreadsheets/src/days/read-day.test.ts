import { describe, expect, it } from 'vitest';
import { dayOrderOf } from './day-order-of.ts';
import { readDay } from './read-day.ts';

const dayOf = (cell: string | number, order?: 'day-first' | 'month-first') => {
  const read = readDay(cell, order);
  return read.kind === 'day' ? read.day : read.kind;
};

describe('a day', () => {
  it.each([
    '2026-11-03',
    '2026/11/3',
    '2026-11-03 14:05:00',
    '2026-11-03T14:05:00+01:00',
    '3-Nov-2026',
    '3 November 2026',
    'Nov 3, 2026',
    'November 3rd, 2026 2:05 PM',
    '3 Nuwamba 2026',
    '\u200e2026-11-03',
  ])('is read from %s without asking', (text) => {
    expect(dayOf(text)).toBe('2026-11-03');
  });

  it.each(['2026-02-30', '31/11/2026', '3/11/26', 'soon', '46000', '0026-11-03', '2026-13-01', '13/13/2026'])(
    'is not made of %s',
    (text) => {
      expect(dayOf(text)).toBe('wrong');
    },
  );

  it('with two readings waits for the order of its file, and one that shows another order is none', () => {
    expect(dayOf('03/11/2026')).toBe('two-ways');
    expect(dayOf('03/11/2026', 'day-first')).toBe('2026-11-03');
    expect(dayOf('03/11/2026', 'month-first')).toBe('2026-03-11');
    expect(dayOf('25/11/2026')).toBe('2026-11-25');
    expect(dayOf('11/25/2026', 'day-first')).toBe('wrong');
    expect(dayOf('11/11/2026')).toBe('2026-11-11');
    expect(dayOf(46_000)).toBe('wrong');
  });
});

describe('the order of days in a file', () => {
  it('is shown by one day that can be read one way alone, and asked where none or both are', () => {
    expect(dayOrderOf(['03/11/2026', '25/11/2026'])).toEqual({ kind: 'shown', order: 'day-first' });
    expect(dayOrderOf(['11/03/2026', '11/25/2026'])).toEqual({ kind: 'shown', order: 'month-first' });
    expect(dayOrderOf(['2026-11-03', '', '11/11/2026'])).toEqual({ kind: 'unneeded' });
    expect(dayOrderOf(['03/11/2026', '2026-11-04'])).toEqual({ kind: 'asked', example: '03/11/2026' });
    expect(dayOrderOf(['25/11/2026', '11/25/2026', '03/11/2026'])).toEqual({ kind: 'asked', example: '03/11/2026' });
  });
});
