import { type Language, monthName } from '@portal/contracts';

/** `2026-03` → March 2026; a year is itself. */
export function periodName(period: string, language: Language): string {
  const [year = '', month] = period.split('-');
  return month === undefined ? year : `${monthName(Number(month), language)} ${year}`;
}

/** From the first to the last, the newest first. */
export function periodsBetween(first: string, last: string): readonly string[] {
  const periods: string[] = [];
  for (let at = last; at >= first; at = before(at)) periods.push(at);
  return periods;
}

function before(period: string): string {
  const [year = '', month] = period.split('-');
  if (month === undefined) return String(Number(year) - 1);
  return month === '01' ? `${Number(year) - 1}-12` : `${year}-${String(Number(month) - 1).padStart(2, '0')}`;
}
