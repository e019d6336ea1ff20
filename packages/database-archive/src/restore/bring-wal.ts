import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import type { BackupRecord } from '../backup/backup-record.ts';
import { historyName, keyOfWal, segmentAt, segmentOf, walName, walOfKey } from '../wal/wal-names.ts';
import { newestFrom, type Stretch } from './timelines.ts';

export interface WalPlan {
  /** What the server asks for, and what the archive calls it: the last of a timeline that somebody was promoted from is not full. */
  readonly files: ReadonlyMap<string, string>;
  /** The first that is missing although there are later ones. */
  readonly missing: string | undefined;
}

/** What a recovery from this backup needs, up to the end of what the archive has without a gap. */
export async function planWal(archive: Archive, backup: BackupRecord): Promise<WalPlan> {
  const names = new Set<string>();
  for await (const { key } of archive.list('wal')) names.add(walOfKey(key) ?? '');
  const histories = new Map<string, string>();
  for (const name of names)
    if (name.endsWith('.history')) histories.set(name, String(await archive.get(keyOfWal(name))));
  const way = newestFrom(backup.timeline, histories);

  const files = new Map<string, string>();
  for (const { timeline } of way)
    if (names.has(historyName(timeline))) files.set(historyName(timeline), historyName(timeline));
  const end = lastOn(way, names);
  let missing: string | undefined;
  for (let segment = segmentAt(backup.from); segment <= end; segment += 1n) {
    const candidates = timelinesAt(way, segment).map((timeline) => walName(timeline, segment));
    const found = candidates.filter((name) => names.has(name) || names.has(`${name}.partial`));
    if (found.length === 0) {
      missing = candidates[0];
      break;
    }
    for (const name of found) files.set(name, names.has(name) ? name : `${name}.partial`);
  }
  if (end < segmentAt(backup.to)) missing ??= walName(backup.timeline, end + 1n);
  const first = missing && segmentOf(missing);
  if (first && first.segment <= segmentAt(backup.to))
    throw new ArchiveRefused(
      `${missing} is missing in the archive, and the backup ${backup.id} cannot be started without it: choose another backup`,
    );
  return { files, missing };
}

/** Fills a folder for the server, by the names that it asks for. */
export async function bringWal(archive: Archive, { files }: WalPlan, folder: string): Promise<void> {
  for (const [name, kept] of files)
    await writeFile(join(folder, name), await archive.get(keyOfWal(kept)), { mode: 0o600 });
}

/** The last segment of this way: what somebody still wrote whom another one had replaced is not part of it. */
function lastOn(way: readonly Stretch[], names: ReadonlySet<string>): bigint {
  let last = 0n;
  for (const name of names) {
    const at = name.endsWith('.backup') ? undefined : segmentOf(name);
    if (at && at.segment > last && timelinesAt(way, at.segment).includes(at.timeline)) last = at.segment;
  }
  return last;
}

/** Who wrote a segment, the newest first: the one in which somebody was promoted was written by two. */
function timelinesAt(way: readonly Stretch[], segment: bigint): number[] {
  return way
    .filter(({ from }, index) => from <= segment && (way[index + 1]?.from ?? segment) >= segment)
    .map(({ timeline }) => timeline)
    .reverse();
}
