import { formatNaira, groupThousands, type Language } from '@portal/contracts';
import type { Unit } from './chart.ts';

/** `bn` and `m`, as short as the language has them. */
const short: Readonly<Record<Language, readonly [billion: string, million: string]>> = {
  en: ['bn', 'm'],
  ha: ['bil', 'mil'],
};

const koboOfBillion = 100_000_000_000;
const koboOfMillion = 100_000_000;

export interface ShortNaira {
  readonly sign: '' | '−';
  readonly digits: string;
  /** `bn`, `m` or nothing. */
  readonly unit: string;
}

/** `684000000000` → `6.84` `bn`; below a million naira in whole naira. */
export function shortNairaParts(kobo: number, language: Language): ShortNaira {
  const [billion, million] = short[language];
  const size = Math.abs(kobo);
  const sign = kobo < 0 ? '−' : '';
  // What would round up to a thousand million is a billion.
  if (size >= koboOfBillion * 0.999995) return { sign, digits: twoPlaces(size / koboOfBillion), unit: billion };
  if (size >= koboOfMillion * 0.999995) return { sign, digits: ofMillions(size / koboOfMillion), unit: million };
  return { sign, digits: groupThousands(Math.round(size / 100)), unit: '' };
}

/** Of hundreds of millions the places say nothing; of whole millions neither. */
function ofMillions(value: number): string {
  return value >= 99.995 ? groupThousands(Math.round(value)) : twoPlaces(value).replace(/\.00$/, '');
}

function twoPlaces(value: number): string {
  const [whole = '0', part = '00'] = value.toFixed(2).split('.');
  return `${groupThousands(Number(whole))}.${part}`;
}

/** `₦6.84bn`, for charts and sentences; the exact amount stands in the figures. */
export function shortNaira(kobo: number, language: Language): string {
  const { sign, digits, unit } = shortNairaParts(kobo, language);
  return `${sign}₦${digits}${unit}`;
}

/** `12.4%`; a hundred and more without a place. */
export function percent(share: number): string {
  const value = Math.abs(share) * 100;
  return `${share < 0 ? '−' : ''}${value >= 99.95 ? groupThousands(Math.round(value)) : value.toFixed(1)}%`;
}

/** A value as a chart writes it. */
export function shortFigure(value: number, unit: Unit, language: Language): string {
  if (unit === 'kobo') return shortNaira(value, language);
  if (unit === 'share') return percent(value);
  return value < 0 ? `−${groupThousands(Math.round(-value))}` : groupThousands(Math.round(value));
}

/** A value to the last kobo, as a table writes it. */
export function exactFigure(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  if (unit === 'kobo') return formatNaira(value);
  if (unit === 'share') return percent(value);
  return groupThousands(Math.round(value));
}

/** More than ten times as much says nothing as a share. */
export const mostShare = 10;

/** A change as a table writes it: `12.4%`, of more than ten times as much `×31`. */
export function changeWords(change: number): string {
  return change > mostShare ? `×${groupThousands(Math.round(change + 1))}` : percent(Math.abs(change));
}

/** `value` against `before` as a share of it; undefined when there was nothing before, or nobody knows. */
export function changeOf(value: number | undefined, before: number | null | undefined): number | undefined {
  return value === undefined || before == null || before === 0 ? undefined : (value - before) / Math.abs(before);
}
