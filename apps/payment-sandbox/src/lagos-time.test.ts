import { expect, test } from 'vitest';
import { endOfLagosDay, lagosDateTime, lagosTwelveHour } from './lagos-time.ts';

test.each([
  ['2018-06-08T17:02:06Z', '2018-06-08 06:02:06 PM'],
  ['2018-06-07T23:00:00Z', '2018-06-08 12:00:00 AM'],
  ['2018-06-08T11:30:00Z', '2018-06-08 12:30:00 PM'],
])('%s is %s in Lagos', (utc, lagos) => {
  expect(lagosTwelveHour(new Date(utc))).toBe(lagos);
});

test('a Lagos day ends an hour before the UTC day', () => {
  expect(endOfLagosDay('31/12/2026')?.toISOString()).toBe('2026-12-31T22:59:59.000Z');
  expect(lagosDateTime(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01 00:00:00');
});

test.each(['31/02/2026', '2026-12-31', '1/1/2026', ''])('"%s" is no day', (text) => {
  expect(endOfLagosDay(text)).toBeUndefined();
});
