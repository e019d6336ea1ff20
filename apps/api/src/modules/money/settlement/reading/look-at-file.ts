import type { SettlementColumns, SettlementField, SettlementReading } from '@portal/contracts';
import { cellText, dayOrderOf, decimalMarkOf, readAmount, readDay, understand } from '@portal/spreadsheets';
import { columnsFor } from './columns-for.ts';
import { isProblem, type RowProblem, readLine, type SettlementLine } from './read-line.ts';
import { type SheetOfFile, sheetOfFile } from './sheet-of-file.ts';

export interface LookOrder {
  readonly kind: 'look';
  readonly bytes: Uint8Array;
  readonly source: string;
  /** As somebody chose them; without them as they are remembered, or as the headings suggest. */
  readonly chosen: SettlementColumns | null;
  readonly remembered: SettlementColumns | null;
  readonly today: string;
}

export interface FileLook {
  readonly headings: readonly string[];
  readonly firstRows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** With the order of days and the mark of amounts that the file shows. */
  readonly columns: SettlementColumns;
  readonly isRemembered: boolean;
  /** What the database adds to it is said by whoever asks. */
  readonly reading: Omit<SettlementReading, 'effect' | 'seen'>;
}

const rowsShown = 10;
const problemsShown = 20;
const amountFields: readonly SettlementField[] = ['amount', 'amountKobo', 'fee', 'feeKobo'];
const dayFields: readonly SettlementField[] = ['paidOn', 'valueDate'];

/** What would be understood of a file. Nothing is kept. */
export async function lookAtFile({ bytes, source, chosen, remembered, today }: LookOrder): Promise<FileLook> {
  const sheet = await sheetOfFile(bytes, chosen ?? remembered);
  const { headings, rows } = sheet;
  const proposed = chosen ? { columns: chosen, isRemembered: false } : columnsFor(sheet, remembered);
  const { columns, asked, dayAsked } = settled(sheet, proposed.columns);
  const of = understand();
  const problems: RowProblem[] = [];
  const counts = { bad: 0, totals: 0 };
  for (const row of rows) {
    const read = readLine(row, headings, { source, columns, today });
    if (read === 'total') counts.totals += 1;
    else if (isProblem(read)) {
      counts.bad += 1;
      if (problems.length < problemsShown) problems.push(read);
    } else of.add({ line: read.row, text: nameOf(read), kobo: read.grossKobo, day: read.paidOn });
  }
  return {
    headings,
    firstRows: rows.slice(0, rowsShown).map(({ line, cells }) => ({ line, cells: cells.map(cellText) })),
    columns,
    isRemembered: proposed.isRemembered,
    reading: {
      ...{ asked, dayAsked, problems },
      ...{ understood: of.understood, badRows: counts.bad, totalRows: counts.totals },
    },
  };
}

const nameOf = ({ reference, orderId, narration }: SettlementLine) => reference || orderId || narration;

/** What the file shows counts before what somebody said; what it does not show is asked. */
function settled({ headings, rows }: SheetOfFile, columns: SettlementColumns) {
  const cellsOf = function* (fields: readonly SettlementField[]) {
    for (const field of fields) {
      const heading = columns.fields[field];
      const at = heading === undefined ? -1 : headings.indexOf(heading);
      if (at >= 0) for (const { cells } of rows) yield cells[at] ?? '';
    }
  };
  const mark = decimalMarkOf(cellsOf(amountFields));
  const order = dayOrderOf(cellsOf(dayFields));
  const decimalMark = mark.kind === 'shown' ? mark.mark : columns.decimalMark;
  return {
    asked: mark.kind === 'asked' && !decimalMark ? amountAsked(mark.example) : null,
    dayAsked: order.kind === 'asked' && columns.dayOrder === 'year-first' ? dayAsked(order.example) : null,
    columns: {
      ...columns,
      ...(decimalMark && { decimalMark }),
      dayOrder: order.kind === 'shown' ? order.order : columns.dayOrder,
    },
  };
}

function amountAsked(example: string) {
  const read = readAmount(example);
  const [pointKobo, commaKobo] = read.kind === 'two-ways' ? [read.point ?? null, read.comma ?? null] : [null, null];
  return { example, pointKobo, commaKobo };
}

function dayAsked(example: string) {
  const day = (order: 'day-first' | 'month-first') => {
    const read = readDay(example, order);
    return read.kind === 'day' ? read.day : '';
  };
  return { example, dayFirst: day('day-first'), monthFirst: day('month-first') };
}
