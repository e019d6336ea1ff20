import type { DecimalMark } from '@portal/spreadsheets';
import type { ColumnMap, ScheduleKind, TypedRow } from '../schedule-kind.ts';
import { readBytes } from './read-bytes.ts';
import type { ReadSchedule } from './read-schedule.ts';

/** Rows first, a few at a time: taken all at once they would hold the screen up. What was read comes last. */
export type WorkerWord<Column extends string> =
  | { readonly rows: readonly TypedRow<Column>[] }
  | { readonly read: ReadSchedule<Column> };

interface Asked {
  readonly bytes: Uint8Array;
  readonly kind: ScheduleKind<string>;
  readonly map: ColumnMap<string>;
  readonly mark?: DecimalMark | undefined;
}

const atOnce = 1_000;

/** Reads a file beside the screen, so that it never stands still. */
self.onmessage = async ({ data: { bytes, kind, map, mark } }: MessageEvent<Asked>) => {
  const say = (word: WorkerWord<string>) => self.postMessage(word);
  const read = await readBytes(bytes, kind, map, mark);
  if (read.kind !== 'read') {
    say({ read });
    return;
  }
  for (let from = 0; from < read.rows.length; from += atOnce) say({ rows: read.rows.slice(from, from + atOnce) });
  say({ read: { ...read, rows: [] } });
};
