import { describe, expect, it } from 'vitest';
import { toldPeriod, toldPeriodBefore, wholeMonthsOf } from './told-period.ts';

const today = '2026-11-20';
const days = (minDate: string, maxDate: string) => ({ minDate, maxDate });

describe('the days whoever reads totals alone is told of', () => {
  it.each([
    ['one day is its month', days('2026-10-05', '2026-10-05'), days('2026-10-01', '2026-10-31')],
    ['days of two months are both', days('2026-01-31', '2026-02-01'), days('2026-01-01', '2026-02-28')],
    ['a month that runs ends today', days('2026-11-03', '2026-11-04'), days('2026-11-01', '2026-11-20')],
    ['what is to come ends with its month', days('2026-12-03', '2026-12-04'), days('2026-12-01', '2026-12-31')],
    ['the same day of another month stays', days('2025-01-01', '2025-11-20'), days('2025-01-01', '2025-11-20')],
  ])('%s', (_what, asked, told) => expect(toldPeriod(asked, today)).toEqual(told));

  it.each([
    ['previous', days('2026-11-01', '2026-11-20'), days('2026-10-01', '2026-10-20')],
    ['previous', days('2026-01-01', '2026-11-20'), days('2025-02-01', '2025-12-20')],
    ['previous', days('2026-02-01', '2026-02-28'), days('2026-01-01', '2026-01-31')],
    ['last-year', days('2026-01-01', '2026-11-20'), days('2025-01-01', '2025-11-20')],
    ['last-year', days('2025-02-01', '2025-02-28'), days('2024-02-01', '2024-02-29')],
  ] as const)('are held against as many months: %s', (against, told, before) => {
    expect(toldPeriodBefore(told, against)).toEqual(before);
    expect(toldPeriod(before, today)).toEqual(before);
  });

  it('have parts in whole months alone', () => {
    expect(wholeMonthsOf(days('2026-01-01', '2026-11-20'))).toEqual(days('2026-01-01', '2026-10-31'));
    expect(wholeMonthsOf(days('2026-01-01', '2026-10-31'))).toEqual(days('2026-01-01', '2026-10-31'));
    // None: it ends before it begins.
    expect(wholeMonthsOf(days('2026-11-01', '2026-11-20'))).toEqual(days('2026-11-01', '2026-10-31'));
  });
});
