import { expect, it } from 'vitest';
import { nextOpenMoment } from './quiet-hours.ts';

const holidays = new Set(['2026-12-25', '2026-12-26']);
const next = (moment: string) => nextOpenMoment(new Date(moment), (day) => holidays.has(day)).toISOString();

it.each([
  ['at nine in the morning at once', '2026-11-30T08:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['one minute before eight in the evening at once', '2026-11-30T18:59:00Z', '2026-11-30T18:59:00.000Z'],
  ['at eight in the evening the next morning', '2026-11-30T19:00:00Z', '2026-12-01T07:00:00.000Z'],
  ['before midnight in Lagos the next morning', '2026-11-30T22:59:59Z', '2026-12-01T07:00:00.000Z'],
  ['after midnight in Lagos the same morning, not a day later', '2026-11-30T23:00:00Z', '2026-12-01T07:00:00.000Z'],
  ['one minute before eight in the morning at eight', '2026-12-01T06:59:00Z', '2026-12-01T07:00:00.000Z'],
  ['during Friday prayers after them', '2026-11-27T11:30:00Z', '2026-11-27T13:30:00.000Z'],
  ['at the same time of a Thursday at once', '2026-11-26T11:30:00Z', '2026-11-26T11:30:00.000Z'],
  ['on the evening before two holidays after both', '2026-12-24T20:00:00Z', '2026-12-27T07:00:00.000Z'],
  ['on a holiday at noon after it and the next', '2026-12-25T11:00:00Z', '2026-12-27T07:00:00.000Z'],
])('%s', (_when, moment, goes) => expect(next(moment)).toBe(goes));

it('is open again at the moment it says', () => {
  for (let hour = 0; hour < 24 * 40; hour += 1) {
    const moment = new Date(Date.parse('2026-11-25T00:30:00Z') + hour * 3_600_000).toISOString();
    expect(next(next(moment))).toBe(next(moment));
  }
});
