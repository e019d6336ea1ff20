import type { Language } from './language.ts';

/**
 * Written out rather than taken from the device: server and browser must print the same text, and Hausa is missing on many
 * phones. January first.
 */
const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ha: 'Janairu Fabrairu Maris Afirilu Mayu Yuni Yuli Agusta Satumba Oktoba Nuwamba Disamba'.split(' '),
};

/** `month` counts from 1, as in `2026-11-20`. */
export function monthName(month: number, language: Language): string {
  return months[language][month - 1] ?? '';
}

/** `November 2026` of `2026-11` or a day of it; a year alone stays as it is. */
export function monthOfYear(month: string, language: Language): string {
  const [year = '', number] = month.split('-');
  return number === undefined ? year : `${monthName(Number(number), language)} ${year}`;
}

/** Sunday first, as JavaScript counts. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ha: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
};

/** ISO: Monday is 1, Sunday 7; 0 is Sunday too. */
export function weekdayName(weekday: number, language: Language): string {
  return weekdays[language][weekday % 7] ?? '';
}

const shortLetters = 3;

/** `Nov`; `Nuw`. */
export function shortMonthName(month: number, language: Language): string {
  return monthName(month, language).slice(0, shortLetters);
}
