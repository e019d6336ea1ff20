import { cellText } from '../rows/cell-text.ts';
import type { Cell } from '../rows/sheet-row.ts';
import { bareNumber } from './bare-number.ts';
import { ungrouped } from './ungrouped.ts';

/** What parts naira from kobo. The other of the two, a blank or an apostrophe parts thousands. */
export type DecimalMark = 'point' | 'comma';

/** Digits as they are written, without what only groups them. */
export interface Digits {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

export type TypedNumber =
  | { readonly kind: 'empty' }
  /** `rounded`: a spreadsheet showed fewer digits than it had, and saved what it showed. */
  | { readonly kind: 'wrong'; readonly why: 'not-a-number' | 'rounded' }
  /** `by`: the mark its shape shows; without it a number that every reader reads alike. */
  | { readonly kind: 'number'; readonly digits: Digits; readonly by?: DecimalMark }
  /** `1,250` and `1.250`: thousands to some, decimals to others. Undefined: read that way it is no number. */
  | { readonly kind: 'two-ways'; readonly point: Digits | undefined; readonly comma: Digits | undefined };

const charactersMost = 60;
const wrong: TypedNumber = { kind: 'wrong', why: 'not-a-number' };

/** A number as people, spreadsheets and banks write it. */
export function typedNumber(cell: Cell): TypedNumber {
  if (typeof cell === 'number') return ofWorkbook(cell);
  if (cell.length > charactersMost) return wrong;
  const text = cell
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim();
  // A bar alone is what spreadsheets show for nothing.
  if (/^[-\u2010-\u2015\u2212]?$/.test(text)) return { kind: 'empty' };
  // `1.25E+06` is what a spreadsheet shows of a number it has no room for; programs write all digits they have, `1.0E7`.
  const power = /^-?\d(\.\d+)?E(\+?)\d{1,2}$/i.exec(text);
  if (power) return power[2] === '+' ? { kind: 'wrong', why: 'rounded' } : power[1] ? ofWorkbook(Number(text)) : wrong;
  const bare = bareNumber(text);
  return bare ? ofBody(bare.body, bare.isNegative) : wrong;
}

function ofWorkbook(value: number): TypedNumber {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(cellText(value));
  if (!match) return { kind: 'wrong', why: 'rounded' };
  const [, minus = '', whole = '', fraction = ''] = match;
  return { kind: 'number', digits: { isNegative: minus === '-', whole, fraction } };
}

function ofBody(body: string, isNegative: boolean): TypedNumber {
  const number = (grouped: string, fraction: string, by?: DecimalMark): TypedNumber => {
    const whole = ungrouped(grouped);
    if (whole === undefined || !/^\d*$/.test(fraction)) return wrong;
    return { kind: 'number', digits: { isNegative, whole, fraction }, ...(by && { by }) };
  };
  const marks = body.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return number(body, '');
  const decimal: DecimalMark = last === ',' ? 'comma' : 'point';
  const groups: DecimalMark = last === ',' ? 'point' : 'comma';
  // Several of one kind part thousands.
  if (marks.filter((mark) => mark === last).length > 1)
    return marks.every((mark) => mark === last) ? number(body, '', groups) : wrong;
  const at = body.lastIndexOf(last);
  const head = body.slice(0, at);
  const tail = body.slice(at + 1);
  const isEitherWay = /^[1-9]\d*$/.test(head) && /^\d{3}$/.test(tail);
  if (!isEitherWay) return number(head === '' ? '0' : head, tail, decimal);
  const decimals: Digits = { isNegative, whole: head, fraction: tail };
  const thousands = head.length > 3 ? undefined : { isNegative, whole: head + tail, fraction: '' };
  return decimal === 'comma'
    ? { kind: 'two-ways', point: thousands, comma: decimals }
    : { kind: 'two-ways', point: decimals, comma: thousands };
}
