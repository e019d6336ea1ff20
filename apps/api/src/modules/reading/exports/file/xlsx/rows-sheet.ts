import type { Column } from '@portal/contracts';
import { rangeRef } from 'hucre/xlsx';
import type { FileColumn } from '../../data/cells.ts';
import { cellXml, type SheetCell } from './cell-xml.ts';
import { headStyle, kindStyle } from './styles-xml.ts';

/** Rows that are looked at before the widths of columns are said: these stand before all rows. */
const rowsMeasured = 200;
const widest = 48;
/** What a column of each kind takes at least, in characters; the button of its filter stands beside its name. */
const narrowest: Readonly<Partial<Record<Column['kind'], number>>> = { kobo: 14, day: 13, moment: 21 };
const filterButton = 4;
/** So much is written at a time. */
const chunkCharacters = 64 * 1024;

type Row = readonly (string | null)[];

interface RowsSheet {
  readonly columns: readonly FileColumn[];
  readonly rows: AsyncIterable<Row>;
  readonly totals: readonly ReadonlyMap<number, SheetCell>[];
  readonly onRows: (count: number) => void;
}

/** How far the names of columns and the rows reach, for the filter; the empty row below parts them from the totals. */
export function filteredRange(columns: number, rows: number): string {
  return rangeRef(0, 0, rows, columns - 1);
}

/** The sheet of the rows, a piece at a time: head first, kept in sight, then rows, then totals. */
export async function* rowsSheet({ columns, rows, totals, onRows }: RowsSheet): AsyncGenerator<string> {
  const styles = columns.map(({ column }) => kindStyle(column.kind));
  const names = columns.map(({ label }, at) => cellXml(0, at, { text: label, kind: 'text', style: headStyle }));
  const sample: Row[] = [];
  let isBegun = false;
  let piece = '';
  let count = 0;
  const begin = () => {
    isBegun = true;
    piece = `${sheetStart(columns, sample)}<row r="1">${names.join('')}</row>`;
    sample.splice(0).forEach(add);
  };
  const add = (row: Row) => {
    count += 1;
    const cells = row.map((text, at) => {
      const kind = columns[at]?.column.kind;
      return text === null || kind === undefined ? '' : cellXml(count, at, { text, kind, style: styles[at] ?? 0 });
    });
    piece += `<row r="${count + 1}">${cells.join('')}</row>`;
  };
  for await (const row of rows) {
    onRows(1);
    if (isBegun) add(row);
    else if (sample.push(row) === rowsMeasured) begin();
    if (piece.length < chunkCharacters) continue;
    yield piece;
    piece = '';
  }
  if (!isBegun) begin();
  yield piece + totals.map((cells, index) => totalXml(cells, count + 2 + index)).join('');
  yield `</sheetData>${sheetEnd(columns, count)}`;
}

function totalXml(cells: ReadonlyMap<number, SheetCell>, row: number): string {
  const placed = [...cells].toSorted(([one], [other]) => one - other);
  return `<row r="${row + 1}">${placed.map(([at, cell]) => cellXml(row, at, cell)).join('')}</row>`;
}

function sheetStart(columns: readonly FileColumn[], sample: readonly Row[]): string {
  const widths = columns.map(({ label, column }, at) => {
    const longest = Math.max(0, ...sample.map((row) => row[at]?.length ?? 0));
    // An amount gets its sign and a comma for each three digits.
    const shown = column.kind === 'kobo' ? Math.ceil(longest * 1.3) + 1 : longest + 1;
    const width = Math.min(widest, Math.max(narrowest[column.kind] ?? 8, label.length + filterButton, shown));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
}

function sheetEnd(columns: readonly FileColumn[], rows: number): string {
  const filtered = filteredRange(columns.length, rows);
  const long = columns.flatMap(({ column }, at) =>
    column.kind === 'reference' && rows > 0 ? [rangeRef(1, at, rows, at)] : [],
  );
  // Long numbers are text on purpose: no green corner in each of their cells.
  const ignored =
    long.length > 0
      ? `<ignoredErrors><ignoredError sqref="${long.join(' ')}" numberStoredAsText="1"/></ignoredErrors>`
      : '';
  return `<autoFilter ref="${filtered}"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>${ignored}</worksheet>`;
}
