import {
  type Cell,
  cellText,
  type DecimalMark,
  decimalMarkOf,
  isTotalRow,
  readAmount,
  type SheetRow,
  toldApart,
  type Understood,
  understand,
  type WhyRefused,
} from '@portal/spreadsheets';
import { type ColumnMap, columnsIn, type ScheduleKind, type TypedRow } from '../schedule-kind.ts';

export type ReadSchedule<Column extends string> =
  | { readonly kind: WhyRefused | 'no-rows' }
  | {
      readonly kind: 'columns-missing';
      readonly columns: readonly Column[];
      /** As they stand in the file: a person says which is which. */
      readonly found: readonly string[];
    }
  /** Its amounts can be read two ways; undefined where that way the example is none. */
  | {
      readonly kind: 'asked';
      readonly example: string;
      readonly pointKobo: number | null;
      readonly commaKobo: number | null;
    }
  | {
      readonly kind: 'read';
      readonly rows: readonly TypedRow<Column>[];
      readonly found: readonly string[];
      /** Headings of which nothing is taken. */
      readonly unused: readonly string[];
      /** Absent for a list that was kept. */
      readonly understood?: Understood;
      /** Rows that add up others and are left out, by their number in the file. */
      readonly totals?: readonly number[];
    };

/** Two title lines above the headings are common in employers' lists. */
const headingWithin = 10;
/** Further out there are none of a list. */
const headingsMost = 60;
const headingMost = 200;
const cellMost = 200;

/** The rows below the headings, by what was said of columns before and by what they are usually called. Judges no cell. */
export function scheduleOf<Column extends string>(
  records: readonly SheetRow[],
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
  said?: DecimalMark,
): ReadSchedule<Column> {
  const { columns, at, found } = bestHeadings(records, kind, map);
  const missing = kind.required.filter((column) => columns[column] === undefined);
  if (missing.length > 0)
    return records.length === 0 ? { kind: 'no-rows' } : { kind: 'columns-missing', columns: missing, found };
  const below = records.slice(at + 1);
  const totals = below.filter(({ cells }) => isTotalRow(cells));
  const list = totals.length === 0 ? below : below.filter((record) => !totals.includes(record));
  if (list.length === 0) return { kind: 'no-rows' };
  if (list.length > kind.rowsMost) return { kind: 'too-many-rows' };
  const mark = decimalMarkOf(amountsOf(list, kind, columns));
  if (mark.kind === 'asked' && !said) return askedAbout(mark.example);
  const decimalMark = mark.kind === 'shown' ? mark.mark : said;
  const of = understand();
  const rows = list.map((record) => {
    const cell = (column: Column): Cell => record.cells[columns[column] ?? -1] ?? '';
    const amount = readAmount(cell(kind.sum), decimalMark);
    of.add({ line: record.line, text: cell(kind.named), kobo: amount.kind === 'amount' ? amount.kobo : 0 });
    const texts = kind.columns.map((column) => [
      column,
      (kind.amounts.includes(column) ? amountText(cell(column), decimalMark) : cellText(cell(column))).slice(
        0,
        cellMost,
      ),
    ]);
    return { ...(Object.fromEntries(texts) as Record<Column, string>), line: record.line };
  });
  const used = new Set<number>(Object.values(columns));
  return {
    ...{ kind: 'read', rows, found, understood: of.understood, totals: totals.map(({ line }) => line) },
    unused: found.filter((heading, index) => heading !== '' && !used.has(index)),
  };
}

function* amountsOf<Column extends string>(
  records: readonly SheetRow[],
  { amounts }: ScheduleKind<Column>,
  columns: Partial<Record<Column, number>>,
): Generator<Cell> {
  for (const { cells } of records) for (const column of amounts) yield cells[columns[column] ?? -1] ?? '';
}

function askedAbout<Column extends string>(example: string): ReadSchedule<Column> {
  const read = readAmount(example);
  if (read.kind !== 'two-ways') return { kind: 'asked', example, pointKobo: null, commaKobo: null };
  return { kind: 'asked', example, pointKobo: read.point ?? null, commaKobo: read.comma ?? null };
}

/** As it is typed here, thousands with commas; what is no amount stays as it is, to be mended. */
const typedHere = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

function amountText(cell: Cell, mark: DecimalMark | undefined): string {
  const text = cellText(cell);
  if (typeof cell === 'number' || (mark !== 'comma' && typedHere.test(text))) return text;
  const read = readAmount(cell, mark);
  if (read.kind !== 'amount' || read.kobo < 0) return text;
  const digits = String(read.kobo).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The line that names most columns; where none does, the one with most cells. */
function bestHeadings<Column extends string>(
  records: readonly SheetRow[],
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
) {
  let best = { columns: {} as Partial<Record<Column, number>>, at: 0, found: [] as readonly string[], worth: -1 };
  for (const [at, { cells }] of records.slice(0, headingWithin).entries()) {
    const texts = cells.slice(0, headingsMost).map((cell) => cellText(cell).slice(0, headingMost));
    const { headings: found, repeated } = toldApart(texts);
    const columns = columnsIn(kind, found, map, repeated);
    const worth = Object.keys(columns).length * 1000 + found.filter((heading) => heading !== '').length;
    if (worth > best.worth) best = { columns, at, found, worth };
  }
  return best;
}
