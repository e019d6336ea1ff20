import { aMonthBefore, nextDay, nextMonth, type Period } from './period.ts';

/**
 * Whoever reads totals alone is told whole months: days that are chosen could be one payer's. A month that runs is told until today,
 * and one that is held against it until the same day.
 */
export function toldPeriod({ minDate, maxDate }: Period, today: string): Period {
  return { minDate: firstOf(minDate), maxDate: isToDate(maxDate, today) ? maxDate : endOf(maxDate, today) };
}

/** As many months before, or the same ones of last year. */
export function toldPeriodBefore({ minDate, maxDate }: Period, against: 'previous' | 'last-year'): Period {
  const months = against === 'last-year' ? 12 : monthsIn({ minDate, maxDate });
  const isWhole = nextDay(maxDate).endsWith('-01');
  const end = earlier(maxDate, months);
  return { minDate: earlier(minDate, months), maxDate: isWhole ? lastOf(end) : end };
}

/** The months that are in it from their first to their last day, by their first and their last day. */
export function wholeMonthsOf({ minDate, maxDate }: Period): Period {
  return { minDate, maxDate: nextDay(maxDate).endsWith('-01') ? maxDate : lastOf(aMonthBefore(maxDate)) };
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

function lastOf(day: string): string {
  const next = nextMonth(day);
  return new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
}

function isToDate(day: string, today: string): boolean {
  if (day.slice(0, 7) >= today.slice(0, 7)) return false;
  return day.slice(8) === today.slice(8);
}

function endOf(day: string, today: string): string {
  return day.slice(0, 7) === today.slice(0, 7) ? today : lastOf(day);
}

function monthsIn({ minDate, maxDate }: Period): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(maxDate) - monthOf(minDate) + 1;
}

function earlier(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}
