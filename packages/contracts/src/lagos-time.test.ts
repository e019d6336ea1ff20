import { expect, it } from 'vitest';
import { lagosClock, lagosDay, lagosTime, momentInLagos } from './lagos-time.ts';

it('is an hour ahead of UTC, also where that is another day and year', () => {
  expect(lagosTime('2026-12-31T23:30:15.250Z')).toBe('2027-01-01T00:30:15.250');
  expect(lagosDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(lagosDay(Date.parse('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(lagosClock('2026-06-30T22:59:00Z')).toBe('23:59');
});

it('agrees with the calendar of the time zone, every hour of a year', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });
  for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 1); at += 3_600_000) {
    expect(lagosDay(at)).toBe(calendar.format(at));
  }
});

it('is found again', () => {
  const moment = momentInLagos('2027-01-01', '00:30');
  expect([lagosDay(moment), lagosClock(moment)]).toEqual(['2027-01-01', '00:30']);
});
