import * as z from 'zod';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';

const position = z.string().regex(/^[0-9A-F]+\/[0-9A-F]+$/);
const recordSchema = z.object({
  id: z.string().regex(/^\d{8}t\d{6}z-[0-9a-f]{4}$/),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  timeline: z.number().int().positive(),
  /** What is written between the two belongs to the copy. */
  from: position,
  to: position,
  parts: z.array(z.object({ bytes: z.number().int(), sha256: z.string().length(64) })).min(1),
});

/** What one base backup is made of. It is written last: a copy that was cut off has none, and does not count. */
export type BackupRecord = z.output<typeof recordSchema>;

export const recordKey = (id: string): string => `base/${id}/record`;
export const keysKey = (id: string): string => `base/${id}/keys`;
export const serverListKey = (id: string): string => `base/${id}/server-list`;
export const partKey = (id: string, index: number): string => `base/${id}/part-${String(index + 1).padStart(6, '0')}`;

/** All whole backups, the oldest first. Throws `ArchiveRefused` for a record that is not one. */
export async function listBackups(archive: Archive): Promise<readonly BackupRecord[]> {
  const records: BackupRecord[] = [];
  for await (const { key } of archive.list('base'))
    if (key.endsWith('/record')) records.push(parsedRecord(key, await archive.get(key)));
  return records.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function parsedRecord(key: string, bytes: Buffer): BackupRecord {
  try {
    return recordSchema.parse(JSON.parse(String(bytes)));
  } catch (error) {
    throw new ArchiveRefused(`${key} in the archive does not say what its backup is made of: choose another backup`, {
      cause: error,
    });
  }
}

const rangesSchema = z.object({
  'WAL-Ranges': z.array(z.object({ Timeline: z.number(), 'Start-LSN': position, 'End-LSN': position })).min(1),
});

/** Where a copy begins and ends, by the server's own list of it. */
export function rangeIn(serverList: string): Pick<BackupRecord, 'timeline' | 'from' | 'to'> {
  const ranges = rangesSchema.parse(JSON.parse(serverList))['WAL-Ranges'];
  // A standby that changed its primary meanwhile names several, the last first.
  const [last] = ranges;
  const first = ranges.at(-1);
  if (!last || !first) throw new Error('The server does not say where its copy begins');
  return { timeline: first.Timeline, from: first['Start-LSN'], to: last['End-LSN'] };
}
