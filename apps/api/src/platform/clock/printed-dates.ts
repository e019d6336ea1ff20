import { type Language, type Localized, lagosTime, monthName, shortMonthName } from '@portal/contracts';

/** `2025-01-01` → `Jan 01, 2025` (spec §3), on documents and in mails. */
export function printedDate(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${shortMonthName(Number(month), language)} ${date}, ${year}`;
}

/** A moment as the clock in Lagos shows it: `Jan 01, 2025, 09:15`. */
export function printedMoment(moment: string | Date, language: Language): string {
  const [day = '', time = ''] = lagosTime(moment).split('T');
  return `${printedDate(day, language)}, ${time.slice(0, 'HH:MM'.length)}`;
}

const long: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: formatOf('en-NG'), ha: formatOf('ha-NG') };

function formatOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Africa/Lagos',
  });
}

/** A moment as an invitation says it: with its weekday, in the time of Lagos. */
export function printedMomentLong(moment: Date, language: Language): string {
  return long[language].format(moment);
}

/** `2026-11-27` → "27 November 2026", as papers of the law write a day. */
export function dayInWords(day: string): Localized {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    en: `${Number(date)} ${monthName(Number(month), 'en')} ${year}`,
    ha: `${Number(date)} ga ${monthName(Number(month), 'ha')} ${year}`,
  };
}
