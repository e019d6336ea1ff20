/** A file that is no spreadsheet we read, or one that would cost too much. */
export class SpreadsheetRefused extends Error {
  readonly why: 'unreadable' | 'too-large' | 'empty';

  constructor(why: SpreadsheetRefused['why']) {
    super(`Spreadsheet refused: ${why}`);
    this.why = why;
  }
}

export const columnsMost = 60;
export const rowsMost = 100_000;
/** Of one cell; the rest is left out. */
const cellMost = 500;

/** One line of plain text. Formulas stay the text they are. */
export function cellText(text: string): string {
  return text
    .slice(0, cellMost)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}
