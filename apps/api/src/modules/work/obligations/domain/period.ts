import { type DutyKind, dutyPeriods } from '@portal/contracts';

const monthsInYear = 12;
const monthLength = 'YYYY-MM'.length;
const yearLength = 'YYYY'.length;

/** Months are counted through the years, so that the one after December is the next. */
const monthNumber = (day: string) => Number(day.slice(0, yearLength)) * monthsInYear + Number(day.slice(5, 7)) - 1;

/** `2026-12-24` and 1 → `2027-01-01`. */
export function monthStart(day: string, after = 0): string {
  const number = monthNumber(day) + after;
  return `${Math.floor(number / monthsInYear)}-${String((number % monthsInYear) + 1).padStart(2, '0')}-01`;
}

const monthsOf = (kind: DutyKind) => (dutyPeriods[kind] === 'month' ? 1 : monthsInYear);

/** The first day of the period that a day is in. */
export function periodStart(kind: DutyKind, day: string): string {
  return dutyPeriods[kind] === 'month' ? monthStart(day) : `${day.slice(0, yearLength)}-01-01`;
}

/** The first day of the period after it. */
export function nextPeriod(kind: DutyKind, fromDay: string): string {
  return monthStart(fromDay, monthsOf(kind));
}

/** `2026-03` of a month, `2026` of a year. */
export function periodOf(kind: DutyKind, fromDay: string): string {
  return fromDay.slice(0, dutyPeriods[kind] === 'month' ? monthLength : yearLength);
}

/** The same, back. */
export function fromDayOf(period: string): string {
  return period.length === yearLength ? `${period}-01-01` : `${period}-01`;
}
