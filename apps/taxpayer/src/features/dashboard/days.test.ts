import { expect, it } from 'vitest';
import { daysUntil, partOfDay, yearOf } from './days.ts';

it.each([
  ['2026-11-23', '2026-11-23T22:59:59.000Z', 0],
  ['2026-11-24', '2026-11-23T23:00:00.000Z', 0],
  ['2026-11-30', '2026-11-23T08:00:00.000Z', 7],
  ['2026-11-18', '2026-11-23T08:00:00.000Z', -5],
])('counts days by the calendar of Lagos: %s seen at %s is %i', (day, now, days) => {
  expect(daysUntil(day, now)).toBe(days);
});

it('greets by the clock of Lagos', () => {
  expect(['10:59', '11:00', '15:59', '16:00'].map((time) => partOfDay(Date.parse(`2026-11-23T${time}:00Z`)))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});

it('begins the year in Lagos', () => {
  expect(yearOf('2026-12-31T23:30:00.000Z')).toBe('2027');
});
