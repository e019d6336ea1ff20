import { expect, it } from 'vitest';
import { bucketsOf, groupingOf, periodName } from './buckets.ts';

it('draws days for two months, weeks for a year, months beyond', () => {
  expect(groupingOf({ minDate: '2026-11-01', maxDate: '2026-11-23' })).toBe('day');
  expect(groupingOf({ minDate: '2026-01-01', maxDate: '2026-11-23' })).toBe('week');
  expect(groupingOf({ minDate: '2024-01-01', maxDate: '2026-11-23' })).toBe('month');
});

it('has a key for every day, Monday or month that the period touches', () => {
  expect(bucketsOf({ minDate: '2026-02-27', maxDate: '2026-03-02' }, 'day')).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
  ]);
  // The week of the first day begins before it.
  expect(bucketsOf({ minDate: '2026-11-01', maxDate: '2026-11-09' }, 'week')).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09'],
  ]);
  expect(bucketsOf({ minDate: '2025-12-31', maxDate: '2026-02-01' }, 'month')).toEqual([
    ...['2025-12-01', '2026-01-01', '2026-02-01'],
  ]);
});

it('names a period as shortly as it is clear', () => {
  expect(periodName({ minDate: '2020-11-01', maxDate: '2020-11-23' }, 'en')).toBe('1–23 Nov 2020');
  expect(periodName({ minDate: '2020-09-28', maxDate: '2020-10-04' }, 'en')).toBe('28 Sep 2020 – 4 Oct 2020');
  expect(periodName({ minDate: '2020-09-28', maxDate: '2020-09-28' }, 'en')).toBe('28 Sep 2020');
  expect(periodName({ minDate: '2000-01-01', maxDate: '2020-09-28' }, 'en')).toBe('Since the beginning – 28 Sep 2020');
});
