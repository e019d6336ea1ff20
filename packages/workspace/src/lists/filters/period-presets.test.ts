import { expect, it } from 'vitest';
import { keptPeriod, periodOn, presetsOn } from './period-presets.ts';

const on = (today: string) =>
  Object.fromEntries(presetsOn(today).map(({ id, minDate, maxDate }) => [id, `${minDate} ${maxDate}`]));

it('on a Monday in November', () =>
  expect(on('2026-11-23')).toEqual({
    today: '2026-11-23 2026-11-23',
    week: '2026-11-23 2026-11-23',
    month: '2026-11-01 2026-11-23',
    lastMonth: '2026-10-01 2026-10-31',
    quarter: '2026-10-01 2026-11-23',
    year: '2026-01-01 2026-11-23',
  }));

it('on a Sunday that is new year, and in March of a leap year', () => {
  expect(on('2028-03-05')).toMatchObject({
    week: '2028-02-28 2028-03-05',
    lastMonth: '2028-02-01 2028-02-29',
    quarter: '2028-01-01 2028-03-05',
  });
  expect(on('2023-01-01')).toMatchObject({ week: '2022-12-26 2023-01-01', lastMonth: '2022-12-01 2022-12-31' });
});

it('a usual period is kept as such, and has the days of the day it is opened on', () => {
  const kept = keptPeriod('status=paid&minDate=2026-11-01&maxDate=2026-11-23&period=month', '2026-11-23');
  expect(kept).toBe('status=paid&period=month');
  expect(periodOn('2027-02-04', kept)).toBe('status=paid&period=month&minDate=2027-02-01&maxDate=2027-02-04');
});

it('days that were typed stay, and so do those of a usual period of another day', () => {
  const typed = 'minDate=2026-11-01&maxDate=2026-11-23';
  expect(keptPeriod(typed, '2026-11-23')).toBe(typed);
  expect(periodOn('2027-02-04', typed)).toBe(typed);
  expect(keptPeriod(`${typed}&period=month`, '2026-12-02')).toBe(typed);
  expect(keptPeriod(`${typed}&period=ever`, '2026-11-23')).toBe(typed);
});
