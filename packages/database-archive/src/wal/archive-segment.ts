import { readFile } from 'node:fs/promises';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import { requireOwnArchive } from './lineage.ts';
import { isWalName, keyOfWal } from './wal-names.ts';

export interface Segment {
  readonly archive: Archive;
  /** The server's own folder. */
  readonly cluster: string;
  /** `%p` and `%f` of `archive_command`. */
  readonly path: string;
  readonly name: string;
}

/**
 * Keeps one finished file of the write-ahead log. Resolves once it lies in the archive as it is here; a file that lies there already is accepted
 * when it is the same, so that a server may ask again and a standby may archive too. Throws otherwise, and the server asks again later.
 */
export async function archiveSegment({ archive, cluster, path, name }: Segment): Promise<void> {
  if (!isWalName(name)) throw new ArchiveRefused(`${name} is no file of a write-ahead log`);
  await requireOwnArchive(archive, cluster);
  await archive.keep(keyOfWal(name), await readFile(path));
}
