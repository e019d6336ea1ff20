import { parse } from 'csv-parse/browser/esm/sync';
import type { SheetLimits } from '../bytes/sheet-limits.ts';
import { SheetRefused } from '../bytes/sheet-refused.ts';
import { plainCell } from './cell-text.ts';
import { separatorOf } from './separator-of.ts';
import type { SheetRow } from './sheet-row.ts';

/** Longer than any honest row. */
const rowCharactersMost = 65_536;
const rowEnds = ['\r\n', '\n', '\r'];

/** Rows of text in which commas, semicolons, tabs or bars part the cells; ends of rows of every kind, mixed too. Answers which. */
export function readSeparated(text: string, limits: SheetLimits, take: (row: SheetRow) => void): string {
  const named = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i.exec(text);
  let line = named ? 1 : 0;
  let rows = 0;
  let refused: SheetRefused | undefined;
  const onRecord = (record: readonly string[]): null => {
    line += 1;
    const cells = withoutTail(record.map(plainCell));
    if (cells.length === 0) return null;
    rows += 1;
    if (rows > limits.rowsMost) refused = new SheetRefused('too-many-rows');
    else if (cells.length > limits.columnsMost) refused = new SheetRefused('too-large');
    if (refused) throw refused;
    take({ line, cells });
    return null;
  };
  const rest = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? separatorOf(rest);
  try {
    parse(rest, {
      bom: true,
      trim: true,
      delimiter,
      record_delimiter: rowEnds,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: rowCharactersMost,
      on_record: onRecord,
    });
  } catch (error) {
    throw refused ?? (isOfParser(error) ? new SheetRefused('unreadable', { cause: error }) : error);
  }
  return delimiter;
}

const isOfParser = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/** Without the empty cells at its end. */
export function withoutTail<C>(cells: readonly (C | '')[]): readonly (C | '')[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}
