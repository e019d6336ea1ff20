import { expect, it } from 'vitest';
import { presetsOn } from './period-presets.ts';

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
