import { cellText } from '../rows/cell-text.ts';
import type { Cell } from '../rows/sheet-row.ts';

/** Of days in numbers whose year stands last. */
export type DayOrder = 'day-first' | 'month-first';

export type TypedDay =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' }
  /** `by`: the order its numbers show; without it a day that every reader reads alike. */
  | { readonly kind: 'day'; readonly day: string; readonly by?: DayOrder }
  /** `03/11/2026`: in November to some, in March to others. */
  | { readonly kind: 'two-ways'; readonly dayFirst: string; readonly monthFirst: string };

/** In English, and in Hausa where the first three letters are others. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fab'],
  ['mar'],
  ['apr', 'afr'],
  ['may'],
  ['jun', 'yun'],
  ['jul', 'yul'],
  ['aug', 'agu'],
  ['sep', 'sat'],
  ['oct', 'okt'],
  ['nov', 'nuw'],
  ['dec', 'dis'],
];
const yearFirst = /^(\d{4})[-/. ](\d{1,2}|\p{L}{3,10})[-/. ](\d{1,2})(?:[T ,]+\d{1,2}[:.]\d{2}.{0,20})?$/u;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:[T ,]+\d{1,2}[:.]\d{2}.{0,20})?$/u;
const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\p{L}{3,10})[-/. ,]+(\d{4})(?:[T ,]+\d{1,2}[:.]\d{2}.{0,20})?$/iu;
const namedFirst = /^(\p{L}{3,10})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4})(?:[T ,]+\d{1,2}[:.]\d{2}.{0,20})?$/iu;
const longest = 50;

/** A day as people, spreadsheets and banks write it, as `2026-11-03`. A time behind it is left out; years have four digits. */
export function typedDay(cell: Cell): TypedDay {
  const text = cellText(cell)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > longest) return { kind: 'wrong' };
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== '') return dayOf(year, month, day);
  const [, one = '', other = '', ofNumbers = ''] = yearLast.exec(text) ?? [];
  if (ofNumbers !== '') return ofOrders(isoDay(ofNumbers, other, one), isoDay(ofNumbers, one, other));
  const [, number = '', name = '', ofNamed = ''] = named.exec(text) ?? [];
  if (ofNamed !== '') return dayOf(ofNamed, name, number);
  const [, nameFirst = '', numberNext = '', ofNameFirst = ''] = namedFirst.exec(text) ?? [];
  return ofNameFirst === '' ? { kind: 'wrong' } : dayOf(ofNameFirst, nameFirst, numberNext);
}

function ofOrders(dayFirst: string | undefined, monthFirst: string | undefined): TypedDay {
  if (dayFirst === undefined && monthFirst === undefined) return { kind: 'wrong' };
  if (monthFirst === undefined) return { kind: 'day', day: dayFirst ?? '', by: 'day-first' };
  if (dayFirst === undefined) return { kind: 'day', day: monthFirst, by: 'month-first' };
  return dayFirst === monthFirst ? { kind: 'day', day: dayFirst } : { kind: 'two-ways', dayFirst, monthFirst };
}

function dayOf(year: string, month: string, day: string): TypedDay {
  const iso = isoDay(year, month, day);
  return iso === undefined ? { kind: 'wrong' } : { kind: 'day', day: iso };
}

function isoDay(year: string, month: string, day: string): string | undefined {
  const start = month.toLowerCase().slice(0, 3);
  const number = /^\d/.test(month) ? Number(month) : months.findIndex((names) => names.includes(start)) + 1;
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(iso)) return undefined;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
}
