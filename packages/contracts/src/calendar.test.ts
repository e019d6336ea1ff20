import { expect, it } from 'vitest';
import { monthName, monthOfYear, shortMonthName } from './calendar.ts';

const all = Array.from({ length: 12 }, (_, index) => index + 1);

it('names the months in three letters as on bills and receipts, in both languages', () => {
  expect(all.map((month) => shortMonthName(month, 'en')).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  expect(all.map((month) => shortMonthName(month, 'ha')).join(' ')).toBe(
    'Jan Fab Mar Afi May Yun Yul Agu Sat Okt Nuw Dis',
  );
});

it('names them in full', () => {
  expect([monthName(1, 'ha'), monthName(12, 'ha'), monthName(2, 'en')]).toEqual(['Janairu', 'Disamba', 'February']);
});

it('names a month with its year, from a month or a day, and leaves a year alone', () => {
  expect([monthOfYear('2026-11', 'en'), monthOfYear('2026-10-01', 'ha'), monthOfYear('2025', 'en')]).toEqual([
    'November 2026',
    'Oktoba 2026',
    '2025',
  ]);
});
