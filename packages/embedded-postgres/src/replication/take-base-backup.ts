import { fillFromBackup } from './fill-from-backup.ts';
import { streamBaseBackup } from './stream-base-backup.ts';

export interface BaseBackupOptions {
  /** Of a running server, also of a standby; its login may replicate. */
  readonly url: string;
  /** Made, and empty until now. */
  readonly folder: string;
  /** What is written while the copy is taken comes with it, so that it starts by itself. Not needed where an archive has it. */
  readonly withWal?: boolean;
}

/**
 * Copies a running server, and compares every file with what the server says that it sent. Throws when anything is missing or differs; what is
 * in `folder` is then worth nothing.
 */
export function takeBaseBackup({ url, folder, withWal = true }: BaseBackupOptions): Promise<void> {
  return fillFromBackup(folder, (write) => streamBaseBackup({ url, withWal, write }));
}
