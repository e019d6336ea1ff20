import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { firstTab } from '../bytes/first-tab.ts';
import { guardWorkbook } from '../bytes/guard-workbook.ts';
import type { SheetLimits } from '../bytes/sheet-limits.ts';
import { SheetRefused } from '../bytes/sheet-refused.ts';
import { zipEntries } from '../bytes/zip-entries.ts';
import { plainCell } from './cell-text.ts';
import { withoutTail } from './read-separated.ts';
import type { Cell, SheetRow } from './sheet-row.ts';

/** The rows of the first tab that is shown. Nothing is evaluated: of a formula it reads what was computed last. */
export async function readWorkbook(
  bytes: Uint8Array,
  limits: SheetLimits,
  take: (row: SheetRow) => void,
): Promise<void> {
  const entries = zipEntries(bytes);
  guardWorkbook(entries, limits);
  let rows = 0;
  let last = -1;
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: await firstTab(bytes, entries) })) {
      // A row that stands in another's place would hide it.
      if (!Number.isInteger(index) || index <= last) throw new SheetRefused('unreadable');
      last = index;
      const cells = withoutTail(values.map(cellOf));
      if (cells.length === 0) continue;
      rows += 1;
      if (rows > limits.rowsMost) throw new SheetRefused('too-many-rows');
      if (cells.length > limits.columnsMost) throw new SheetRefused('too-large');
      take({ line: index + 1, cells });
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused('unreadable', { cause: error });
  }
}

function cellOf(value: CellValue): Cell {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date ? momentText(value) : plainCell(value);
}

/** Workbooks keep days and hours of no place. */
function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '#VALUE!';
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
  if (moment.getUTCFullYear() < 1901) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
