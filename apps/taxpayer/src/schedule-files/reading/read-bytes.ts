import type { ColumnMap, ScheduleKind } from '../schedule-kind.ts';
import { type ReadSchedule, readSchedule, scheduleOf } from './read-schedule.ts';
import { readWorkbook } from './read-workbook.ts';
import { FileRefused } from './read-zip.ts';

/** A spreadsheet's own file (XLSX), or what it saved as text. */
export async function readBytes<Column extends string>(
  bytes: Uint8Array,
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
): Promise<ReadSchedule<Column>> {
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return scheduleOf(await readWorkbook(bytes), kind, map);
    return readSchedule(textFrom(bytes), kind, map);
  } catch (error) {
    return { kind: error instanceof FileRefused ? error.why : 'unreadable' };
  }
}

/** UTF-8, or UTF-16 that says so; other encodings have letters that would come out as others. */
function textFrom(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused('unreadable');
  }
}
