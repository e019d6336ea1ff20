import { type Language, lagosTime, shortMonthName } from '@portal/contracts';

/** A calendar day (`2026-11-20`, taken as it stands) or a moment (ISO text, `Date`, milliseconds), shown in Lagos time. */
export type DateLike = string | number | Date;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

function partsOf(value: DateLike): DateParts {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (Number.isNaN(new Date(value).getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  const at = new Date(isDay ? value : `${lagosTime(value)}Z`);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth(),
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The language the page is in. A server passes its reader's. */
function languageOfPage(): Language {
  return globalThis.document?.documentElement.lang === 'ha' ? 'ha' : 'en';
}

/** `27 Nov 2026`: a day on any screen. */
export function formatDate(value: DateLike, language: Language = languageOfPage()): string {
  const { year, month, day } = partsOf(value);
  return `${day} ${shortMonthName(month + 1, language)} ${year}`;
}

/** `27 Nov 2026, 14:05`: a moment on any screen. */
export function formatDateTime(value: DateLike, language: Language = languageOfPage()): string {
  const { hour, minute } = partsOf(value);
  return `${formatDate(value, language)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `20/11/2026`: the head of staff pages, and as days are typed (spec §2.9, §4). */
export function formatTypedDate(value: DateLike): string {
  const { year, month, day } = partsOf(value);
  return `${twoDigits(day)}/${twoDigits(month + 1)}/${year}`;
}

/** `Jan 01, 2025`: invoices and receipts alone (spec §2.14). */
export function formatLongDate(value: DateLike, language: Language = languageOfPage()): string {
  const { year, month, day } = partsOf(value);
  return `${shortMonthName(month + 1, language)} ${twoDigits(day)}, ${year}`;
}

/** `Jan 01, 2025, 14:05`: invoices and receipts alone. */
export function formatPaperDateTime(value: DateLike, language: Language = languageOfPage()): string {
  const { hour, minute } = partsOf(value);
  return `${formatLongDate(value, language)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}
