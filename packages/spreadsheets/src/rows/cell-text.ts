import { cellCharactersMost } from '../bytes/sheet-limits.ts';
import type { Cell } from './sheet-row.ts';

/** A workbook keeps fifteen digits; what comes after them is how computers count. */
const digitsKept = 15;

/** A cell as text: numbers in digits with a point. One with more digits than a workbook keeps has lost some: it is written so that no reference is. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const kept = Number(cell.toPrecision(digitsKept));
  if (Math.abs(kept) >= 10 ** digitsKept) return kept.toExponential();
  const text = String(kept);
  return text.includes('e') ? '0' : text;
}

/**
 * One line of text without what nobody sees. The apostrophe that our own files put before what a spreadsheet would take for a formula
 * is taken away again.
 */
export function plainCell(text: string): string {
  return text
    .slice(0, cellCharactersMost)
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[ =+\-@＝＋－＠])/, '')
    .trim();
}
