import type { Column } from '@portal/contracts';
import { cellRef } from 'hucre/xlsx';
import { xmlText } from './xml-text.ts';

/** A cell as files have it: text, whatever it holds. */
export interface SheetCell {
  readonly text: string;
  readonly kind: Column['kind'];
  readonly style: number;
}

const numberKinds = new Set<Column['kind']>(['kobo', 'count', 'share']);
const dayMs = 86_400_000;
/** Workbooks count days from here; before March 1900 their calendar has a day that never was. */
const dayZero = Date.UTC(1899, 11, 30);
const firstRightDay = 61;
/** Of one cell; a workbook that holds a longer one is called damaged. */
const charactersMost = 32_767;
const isoMoment = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/;

/** Rows and columns are counted from 0. Nothing is ever a formula: text is text whatever it looks like. */
export function cellXml(row: number, column: number, { text, kind, style }: SheetCell): string {
  const at = `r="${cellRef(row, column)}" s="${style}"`;
  const number = numberKinds.has(kind) ? plainNumber(text) : serialOf(kind, text);
  if (number !== undefined) return `<c ${at}><v>${number}</v></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, charactersMost))}</t></is></c>`;
}

/** The digits as the database wrote them: no kobo passes through arithmetic. */
function plainNumber(text: string): string | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
}

/** A day or a moment as the number of days that a workbook keeps. */
function serialOf(kind: Column['kind'], text: string): string | undefined {
  if (kind !== 'day' && kind !== 'moment') return undefined;
  const [, day, time = '00:00:00'] = isoMoment.exec(text) ?? [];
  const serial = (Date.parse(`${day}T${time}Z`) - dayZero) / dayMs;
  if (!(serial >= firstRightDay)) return undefined;
  // With all its digits: rounded ones come back a second short.
  return String(serial);
}
