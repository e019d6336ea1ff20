import type { DecimalMark } from '@portal/spreadsheets';
import type { ColumnMap, ScheduleKind, TypedRow } from '../schedule-kind.ts';
import type { ReadSchedule } from './read-schedule.ts';
import type { WorkerWord } from './schedule.worker.ts';
import { startWorker } from './start-worker.ts';

/** Sixty thousand employees are less than half of it. */
const bytesMost = 30_000_000;
/** What takes longer is no schedule. */
const longestMs = 30_000;

/** Reads a file on the device, in a worker; nothing leaves it. */
export async function readFile<Column extends string>(
  file: File,
  kind: ScheduleKind<Column>,
  map: ColumnMap<Column>,
  mark?: DecimalMark,
): Promise<ReadSchedule<Column>> {
  if (file.size > bytesMost) return { kind: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { kind: 'unreadable' };
  }
  const worker = startWorker();
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const rows: TypedRow<Column>[] = [];
  return new Promise<ReadSchedule<Column>>((resolve) => {
    giveUp = setTimeout(() => resolve({ kind: 'too-large' }), longestMs);
    worker.onmessage = ({ data }: MessageEvent<WorkerWord<Column>>) => {
      if ('rows' in data) rows.push(...data.rows);
      else resolve(data.read.kind === 'read' ? { ...data.read, rows } : data.read);
    };
    worker.onerror = () => resolve({ kind: 'unreadable' });
    worker.postMessage({ bytes, kind, map, mark }, [bytes.buffer]);
  }).finally(() => {
    clearTimeout(giveUp);
    worker.terminate();
  });
}
