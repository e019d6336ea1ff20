import { lagosDay, theBeginning } from '@portal/contracts';
/** Days of Lagos, `YYYY-MM-DD`, both included. */
export interface Period {
  readonly minDate: string;
  readonly maxDate: string;
}

/** Which of the two days cannot be, in words for whoever chose it. */
export interface NoPeriod {
  readonly field: 'minDate' | 'maxDate';
  readonly why: string;
}

/**
 * The period a report speaks of: one month before today until today, unless somebody asks for another (spec §9). One that ends
 * before it begins, or begins before the portal could have anything to say, is none.
 */
export function periodOf(
  asked: { minDate?: string | undefined; maxDate?: string | undefined },
  now: Date,
): Period | NoPeriod {
  const maxDate = asked.maxDate ?? laterOf(lagosDay(now), asked.minDate);
  const minDate = asked.minDate ?? aMonthBefore(maxDate);
  if (maxDate < minDate) return { field: 'maxDate', why: 'The end of the period lies before its beginning' };
  if (minDate < theBeginning) return { field: 'minDate', why: 'Choose a day after 31 December 1999' };
  return { minDate, maxDate };
}

/**
 * The period to compare with. `previous`: days of one month with the same days of the month before (the whole month with the
 * whole month), anything else with as many days right before it. `last-year`: the same days a year earlier.
 */
export function periodBefore({ minDate, maxDate }: Period, against: 'previous' | 'last-year'): Period {
  if (against === 'last-year') return { minDate: aYearBefore(minDate), maxDate: aYearBefore(maxDate) };
  if (minDate.endsWith('-01') && minDate.slice(0, 7) === maxDate.slice(0, 7)) {
    const before = aMonthBefore(minDate);
    const end = nextDay(maxDate).endsWith('-01') ? dayBefore(minDate) : aMonthBefore(maxDate);
    return { minDate: before, maxDate: end };
  }
  const days = (Date.parse(maxDate) - Date.parse(minDate)) / dayMs + 1;
  return { minDate: shifted(minDate, -days), maxDate: shifted(maxDate, -days) };
}

const dayMs = 86_400_000;

export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

export function nextDay(day: string): string {
  return shifted(day, 1);
}

/** The first day of the month after. */
export function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return shifted(day, -1);
}

/** 29 February becomes the 28th. */
export function aYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/** The same day of the month before, or that month's last day. */
export function aMonthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, lastOfMonthBefore))).toISOString().slice(0, 10);
}

function laterOf(a: string, b: string | undefined): string {
  return b !== undefined && b > a ? b : a;
}
