import type { ObjectStore } from '@portal/object-storage';
import type { Archive } from '../archive/open-archive.ts';
import { segmentAt, segmentOf, walOfKey } from '../wal/wal-names.ts';
import { listBackups } from './backup-record.ts';
import { oldUploads } from './old-uploads.ts';

export interface Retention {
  readonly archive: Archive;
  /** What people handed in and the portal still has. */
  readonly uploads: ObjectStore;
  /** Every moment since then can be restored. */
  readonly keepSince: Date;
}

const fewestBackups = 2;
/** A copy that is being taken has no record yet. */
const unfinishedForMs = 24 * 3_600_000;

/**
 * Removes what no restore to a moment since `keepSince` needs: backups (two stay always), the log before the oldest that stays, and uploads that the
 * portal has removed since before it. The number of objects.
 */
export async function forgetOld({ archive, uploads, keepSince }: Retention): Promise<number> {
  const backups = await listBackups(archive);
  // The last one before the moment is the one that a restore to it begins with.
  const needed = backups.findLastIndex(({ finishedAt }) => new Date(finishedAt) <= keepSince);
  const stays = backups.slice(Math.max(0, Math.min(needed, backups.length - fewestBackups)));
  const [oldest] = stays;
  if (!oldest) return 0;
  const ids = new Set(stays.map(({ id }) => id));
  const oldKeys: string[] = [];
  for await (const { key, storedAt } of archive.list('base')) {
    const id = key.split('/')[1] ?? '';
    const isRecorded = backups.some((backup) => backup.id === id);
    if (isRecorded ? !ids.has(id) : Date.now() - storedAt.getTime() > unfinishedForMs) oldKeys.push(key);
  }
  for await (const { key } of archive.list('wal')) {
    const at = segmentOf(walOfKey(key) ?? '');
    if (at && at.segment < segmentAt(oldest.from)) oldKeys.push(key);
  }
  oldKeys.push(...(await oldUploads(archive, uploads, new Date(oldest.startedAt))));
  // Records first: a backup that is half removed must not count as one.
  for (const key of oldKeys.sort((one, other) => Number(isRecord(other)) - Number(isRecord(one))))
    await archive.remove(key);
  return oldKeys.length;
}

const isRecord = (key: string) => key.endsWith('/record');
