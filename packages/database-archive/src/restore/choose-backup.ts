import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import { type BackupRecord, listBackups } from '../backup/backup-record.ts';

export interface Wanted {
  readonly until?: Date | undefined;
  readonly backupId?: string | undefined;
}

/** The backup to begin with: the newest one that was finished before the moment, unless one is named. */
export async function chooseBackup(archive: Archive, { until, backupId }: Wanted): Promise<BackupRecord> {
  const backups = await listBackups(archive);
  const [first] = backups;
  if (!first)
    throw new ArchiveRefused(`The archive ${archive.name} has no whole backup: is ARCHIVE_NAME the one you mean?`);
  const possible = backups.filter(({ finishedAt }) => !until || new Date(finishedAt) <= until);
  const chosen = backupId === undefined ? possible.at(-1) : possible.find(({ id }) => id === backupId);
  if (chosen) return chosen;
  throw new ArchiveRefused(
    backupId === undefined || backups.every(({ id }) => id !== backupId)
      ? `The archive ${archive.name} can be restored to no moment before ${first.finishedAt}${
          backupId === undefined
            ? ''
            : ` and has no backup ${backupId}: it has ${backups.map(({ id }) => id).join(', ')}`
        }`
      : `The backup ${backupId} was finished after that moment: leave its name out, or name an earlier one`,
  );
}
