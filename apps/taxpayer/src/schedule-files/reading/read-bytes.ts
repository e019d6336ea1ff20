import { type DecimalMark, readSheet, SheetRefused, type SheetRow } from '@portal/spreadsheets';
import type { ColumnMap, ScheduleKind } from '../schedule-kind.ts';
import { type ReadSchedule, scheduleOf } from './read-schedule.ts';

/** Rows of a schedule, with titles above them. */
const extraRows = 50;
const unpackedBytesMost = 120_000_000;
/** Sixty thousand employees with long names. */
const textBytesMost = 30_000_000;

/** A spreadsheet's own file (XLSX), or what it saved or copied as text. */
export async function readBytes<Column extends string>(
  bytes: Uint8Array,
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
  mark?: DecimalMark,
): Promise<ReadSchedule<Column>> {
  const rows: SheetRow[] = [];
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const limits = {
    rowsMost: kind.rowsMost + extraRows,
    columnsMost: 60,
    unpackedBytesMost: isWorkbook ? unpackedBytesMost : textBytesMost,
  };
  try {
    await readSheet(bytes, (row) => rows.push(row), limits);
  } catch (error) {
    return { kind: error instanceof SheetRefused ? error.why : 'unreadable' };
  }
  return scheduleOf(rows, kind, map, mark);
}
