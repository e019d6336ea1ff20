import { type Language, shortMonthName, sinceTheBeginning, theBeginning } from '@portal/contracts';
import { shortDay, todayInLagos } from '../../lists/format.ts';

export interface Days {
  readonly minDate: string;
  readonly maxDate: string;
}

export type TimeGrouping = 'day' | 'week' | 'month';

const dayMs = 86_400_000;
/** Above these a finer line says nothing more. */
const mostDays = 62;
const mostWeeks = 400;

function daysIn({ minDate, maxDate }: Days): number {
  return Math.round((Date.parse(maxDate) - Date.parse(minDate)) / dayMs) + 1;
}

/** Days for two months, weeks for a year, months beyond. */
export function groupingOf(period: Days): TimeGrouping {
  const days = daysIn(period);
  return days <= mostDays ? 'day' : days <= mostWeeks ? 'week' : 'month';
}

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The keys of a series over a period, in order: days, Mondays or firsts of months. */
export function bucketsOf({ minDate, maxDate }: Days, grouping: TimeGrouping): readonly string[] {
  if (grouping === 'month') {
    const keys: string[] = [];
    for (let key = `${minDate.slice(0, 7)}-01`; key <= maxDate; key = nextMonth(key)) keys.push(key);
    return keys;
  }
  const from = Date.parse(minDate);
  const first = grouping === 'day' ? from : from - ((new Date(from).getUTCDay() + 6) % 7) * dayMs;
  const step = grouping === 'day' ? dayMs : 7 * dayMs;
  return Array.from({ length: Math.floor((Date.parse(maxDate) - first) / step) + 1 }, (_, index) =>
    iso(first + index * step),
  );
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return iso(Date.UTC(year, month, 1));
}

/** `3 Nov`; of a month `Nov` with its year where that is not the current one. */
export function bucketName(key: string, grouping: TimeGrouping, language: Language): string {
  if (grouping !== 'month') return shortDay(key, language);
  const name = shortMonthName(Number(key.slice(5, 7)), language);
  return key.slice(0, 4) === todayInLagos().slice(0, 4) ? name : `${name} ${key.slice(0, 4)}`;
}

/** `1–23 Nov`, `28 Sep – 4 Oct`, with years where they are not the current one. */
export function periodName({ minDate, maxDate }: Days, language: Language): string {
  if (minDate === maxDate) return shortDay(minDate, language);
  if (minDate === theBeginning) return `${sinceTheBeginning[language]} – ${shortDay(maxDate, language)}`;
  return minDate.slice(0, 7) === maxDate.slice(0, 7)
    ? `${Number(minDate.slice(8))}–${shortDay(maxDate, language)}`
    : `${shortDay(minDate, language)} – ${shortDay(maxDate, language)}`;
}
