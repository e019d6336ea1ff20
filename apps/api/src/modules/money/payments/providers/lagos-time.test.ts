import { describe, expect, it } from 'vitest';
import { lagosTime } from './lagos-time.ts';

describe('Lagos time', () => {
  it.each([
    ['2018-06-08 06:02:06 PM', '2018-06-08T17:02:06.000Z'],
    ['2018-06-05 12:00:00 AM', '2018-06-04T23:00:00.000Z'],
    ['2018-06-05 12:30:00 PM', '2018-06-05T11:30:00.000Z'],
    ['2020-12-20 11:17:03', '2020-12-20T10:17:03.000Z'],
    ['2020-12-20 00:00:00', '2020-12-19T23:00:00.000Z'],
    ['2024-07-25T06:57:24', '2024-07-25T05:57:24.000Z'],
    ['2020-12-20 11:17:03.0', '2020-12-20T10:17:03.000Z'],
  ])('reads %s one hour ahead of UTC', (text, utc) => {
    expect(lagosTime(text)?.toISOString()).toBe(utc);
  });

  it.each([
    '',
    'today',
    '2018-06-08',
    '2018-02-31 10:00:00',
    '2018-06-08 13:00:00 PM',
    '2018-06-08 24:00:00',
    '08/06/2018 10:00:00',
  ])('does not guess at %j', (text) => {
    expect(lagosTime(text)).toBeNull();
  });
});
