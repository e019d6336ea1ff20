import type { LeftOutReason } from '@portal/contracts';

/** What the files of one kind of schedule look like. Plain data: it goes to the worker that reads them. */
export interface ScheduleKind<Column extends string> {
  readonly columns: readonly Column[];
  /** As the template heads them; amounts in naira. */
  readonly headings: Readonly<Record<Column, string>>;
  readonly required: readonly Column[];
  /** What people's own lists call them, letters and digits only. */
  readonly otherNames: Readonly<Record<Column, readonly string[]>>;
  readonly rowsMost: number;
  /** Columns of naira. */
  readonly amounts: readonly Column[];
  /** What is added up of a list, and what its rows are called by, for whoever looks at it. */
  readonly sum: Column;
  readonly named: Column;
}

/** One row as it stands in the file, as text: it is mended where it is. */
export type TypedRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** In the file, as a spreadsheet numbers it: titles, headings and empty lines count. */
  readonly line: number;
  /** Of a row that is left out: what was wrong with it first. */
  readonly why?: { readonly column: Column; readonly reason: LeftOutReason } | undefined;
};

/** What somebody's own lists call a column; an empty word: it is not in them. */
export type ColumnMap<Column extends string> = Partial<Readonly<Record<Column, string>>>;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Where each column stands among the headings of a file; what was said of it before goes before what it is usually called. A heading
 * that stands there twice is taken by nobody but a person.
 */
export function columnsIn<Column extends string>(
  { columns, headings, otherNames }: ScheduleKind<Column>,
  found: readonly string[],
  map: ColumnMap<Column> = {},
  repeated: ReadonlySet<string> = new Set(),
): Partial<Record<Column, number>> {
  const plainFound = found.map((heading) => (repeated.has(heading) ? '' : plain(heading)));
  const places: Partial<Record<Column, number>> = {};
  for (const column of columns) {
    const names = [plain(headings[column]), ...otherNames[column]];
    const said = map[column];
    if (said === '') continue;
    const saidAt = said === undefined ? -1 : found.indexOf(said);
    const at = saidAt >= 0 ? saidAt : plainFound.findIndex((heading) => names.includes(heading));
    if (at >= 0) places[column] = at;
  }
  return places;
}

/** Rows as a file: what a spreadsheet would take for a formula is text there. */
export function csvOf<Column extends string>(
  { columns, headings }: ScheduleKind<Column>,
  rows: readonly TypedRow<Column>[],
): string {
  const quoted = (cell: string) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','));
  return `${[columns.map((column) => headings[column]).join(','), ...lines].join('\r\n')}\r\n`;
}
