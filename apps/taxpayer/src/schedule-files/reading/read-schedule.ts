import { parse } from 'csv-parse/browser/esm/sync';
import { type ColumnMap, columnsIn, type FileLine, type ScheduleKind, type TypedRow } from '../schedule-kind.ts';

export type ReadSchedule<Column extends string> =
  | { readonly kind: 'unreadable' | 'too-large' | 'macros' | 'too-many-rows' | 'no-rows' }
  | {
      readonly kind: 'columns-missing';
      readonly columns: readonly Column[];
      /** As they stand in the file: a person says which is which. */
      readonly found: readonly string[];
    }
  | {
      readonly kind: 'read';
      readonly rows: readonly TypedRow<Column>[];
      readonly found: readonly string[];
      /** Headings of which nothing is taken. */
      readonly unused: readonly string[];
    };

/** Sixty thousand employees with long names. */
const charactersMost = 30_000_000;
/** Two title lines above the headings are common in employers' lists. */
const headingWithin = 10;

/** Reads what a spreadsheet saved or copied: commas, semicolons or tabs, titles above the headings. Judges no cell. */
export function readSchedule<Column extends string>(
  text: string,
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column> = {},
): ReadSchedule<Column> {
  if (text.length > charactersMost) return { kind: 'too-large' };
  // A spreadsheet's own file, a picture or another encoding: no text has these.
  if (/[\0\uFFFD]/.test(text) || text.startsWith('PK')) return { kind: 'unreadable' };
  let line = 0;
  const lines: number[] = [];
  let records: readonly (readonly string[])[];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 20_000,
      // Counted here, the empty ones too: a spreadsheet shows a cell with a line break as one line.
      on_record(cells: string[]) {
        line += 1;
        if (cells.every((cell) => cell === '')) return null;
        lines.push(line);
        return cells;
      },
    });
  } catch {
    return { kind: 'unreadable' };
  }
  return scheduleOf(
    records.map((cells, index) => ({ line: lines[index] ?? 0, cells })),
    kind,
    map,
  );
}

/** The rows below the headings, by what was said of columns before and by what they are usually called. */
export function scheduleOf<Column extends string>(
  records: readonly FileLine[],
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
): ReadSchedule<Column> {
  const { columns, at } = bestHeadings(records, kind, map);
  const found = headingsOf(records[at]?.cells ?? []);
  const missing = kind.required.filter((column) => columns[column] === undefined);
  if (missing.length > 0) {
    if (records.length === 0) return { kind: 'no-rows' };
    return { kind: 'columns-missing', columns: missing, found };
  }
  const rows = records.slice(at + 1).map((record) => typedRow(record, kind, columns));
  if (rows.length === 0) return { kind: 'no-rows' };
  if (rows.length > kind.rowsMost) return { kind: 'too-many-rows' };
  const used = new Set<number>(Object.values(columns));
  return { kind: 'read', rows, found, unused: found.filter((heading, index) => heading !== '' && !used.has(index)) };
}

/** Further out there are none of a list. */
const headingsMost = 60;
const headingMost = 200;

const headingsOf = (cells: readonly string[]) => cells.slice(0, headingsMost).map((cell) => cell.slice(0, headingMost));

function delimiterOf(text: string): string {
  const start = text.slice(0, 4000);
  const counted = ['\t', ';', ','].map((delimiter) => [delimiter, start.split(delimiter).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** The line that names most columns; where none does, the one with most cells. */
function bestHeadings<Column extends string>(
  records: readonly FileLine[],
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
): { readonly columns: Partial<Record<Column, number>>; readonly at: number } {
  const lines = records.slice(0, headingWithin).map(({ cells }, at) => {
    const headings = headingsOf(cells);
    const columns = columnsIn(kind, headings, map);
    return { columns, at, worth: Object.keys(columns).length * 1000 + headings.filter((cell) => cell !== '').length };
  });
  return lines.reduce((best, one) => (one.worth > best.worth ? one : best), { columns: {}, at: 0, worth: -1 });
}

function typedRow<Column extends string>(
  { line, cells }: FileLine,
  kind: ScheduleKind<Column>,
  columns: Partial<Record<Column, number>>,
): TypedRow<Column> {
  const cell = (column: Column) => {
    const at = columns[column];
    return at === undefined ? '' : (cells[at] ?? '').slice(0, 200);
  };
  const row = Object.fromEntries(kind.columns.map((column) => [column, cell(column)]));
  return { ...(row as Record<Column, string>), line };
}
