import { monthName } from '../calendar.ts';
import type { Localized } from '../language.ts';

/** `2026-10` → "October 2026"; a year is itself. */
export function periodInWords(period: string): Localized {
  const [year = '', month] = period.split('-');
  if (month === undefined) return { en: year, ha: year };
  const named = (language: 'en' | 'ha') => `${monthName(Number(month), language)} ${year}`;
  return { en: named('en'), ha: named('ha') };
}
