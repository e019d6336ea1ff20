import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { RecoveryEndedEarly, recoverCluster, removePostgresData, startPostgres } from '@portal/embedded-postgres';
import { createFolderStore, type ObjectStore } from '@portal/object-storage';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import { listKeptUploads, uploadsAt } from '../backup/copy-uploads.ts';
import { beginLineage } from '../wal/lineage.ts';
import { bringWal, planWal } from './bring-wal.ts';
import { chooseBackup, type Wanted } from './choose-backup.ts';
import { makeKnown } from './make-known.ts';
import { keysIn, readBackup } from './read-backup.ts';

export interface RestoreOptions extends Wanted {
  readonly archive: Archive;
  /** Empty, or not there yet: afterwards what `npm start` calls its data. */
  readonly into: string;
  /** Where uploads go when not below `into`; empty too. */
  readonly uploads?: ObjectStore | undefined;
  readonly say?: (line: string) => void;
}

export interface Restored {
  readonly backupId: string;
  readonly lastCommitAt: Date;
  readonly timeline: number;
  readonly uploads: number;
  /** Whether the portal will ask the providers by itself. */
  readonly isKnown: boolean;
}

/** Makes a portal's data of its archive, as they were at a moment or as late as the archive goes. Nothing is left when it throws. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { archive, until, say = () => {} } = options;
  const into = resolve(options.into);
  await requireEmpty(into);
  const uploads = options.uploads ?? createFolderStore(join(into, 'uploads'));
  for await (const { key } of uploads.list())
    throw new ArchiveRefused(`The storage for uploads is not empty (it has ${key}): name an empty one`);
  const backup = await chooseBackup(archive, options);
  const plan = await planWal(archive, backup);
  if (plan.missing && !until)
    throw new ArchiveRefused(
      `${plan.missing} is missing in the archive, and what came after it cannot be restored: name a moment before it (--moment)`,
    );
  say(`From the backup ${backup.id} and ${plan.files.size} files of the log after it`);
  const dataDir = join(into, 'postgres');
  try {
    await mkdir(into, { recursive: true });
    const { lastCommitAt, timeline } = await recoverCluster({
      dataDir,
      until,
      backup: readBackup(archive, backup),
      bringWal: (folder) => bringWal(archive, plan, folder),
    }).catch((error: unknown) => {
      throw error instanceof RecoveryEndedEarly ? new ArchiveRefused(endedEarly(error, plan.missing)) : error;
    });
    const lineage = randomUUID();
    await beginLineage(join(dataDir, 'cluster'), lineage);
    await writeKeys(join(into, 'keys'), await keysIn(archive, backup));
    const kept = uploadsAt(await listKeptUploads(archive), until);
    for (const { key, archiveKey } of kept)
      await uploads.put(key, await archive.get(archiveKey), 'application/octet-stream');
    const known = { archiveName: archive.name, backupId: backup.id, lineage };
    const at = lastCommitAt ?? new Date(backup.startedAt);
    const isKnown = await tellDatabase(dataDir, { ...known, lastCommitAt: at });
    return { backupId: backup.id, lastCommitAt: at, timeline, uploads: kept.length, isKnown };
  } catch (error) {
    await removePostgresData(dataDir);
    for (const name of ['postgres', 'keys', 'uploads']) await rm(join(into, name), { recursive: true, force: true });
    throw error;
  }
}

async function requireEmpty(into: string): Promise<void> {
  const there = await readdir(into).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ArchiveRefused(`${into} cannot be used (${error.message}): name an empty folder`);
  });
  if (there.length > 0)
    throw new ArchiveRefused(
      `${into} is not empty (it has ${there[0]}): nothing is restored over anything, name an empty folder`,
    );
}

function endedEarly({ lastCommitAt }: RecoveryEndedEarly, missing: string | undefined): string {
  const last = lastCommitAt
    ? `its last transaction is of ${lastCommitAt.toISOString()}`
    : 'it has no transaction after the backup';
  return missing
    ? `${missing} is missing in the archive, and the moment comes after it: ${last}; name a moment that is not later`
    : `The archive ends before that moment: ${last}; leave the moment out to restore all of it`;
}

async function writeKeys(dir: string, keys: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const [path, bytes] of keys) {
    const file = join(dir, path);
    if (!file.startsWith(dir)) throw new ArchiveRefused(`The backup has a key outside its folder, ${path}`);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
  }
}

async function tellDatabase(dataDir: string, known: Parameters<typeof makeKnown>[1]): Promise<boolean> {
  const server = await startPostgres({ dataDir });
  try {
    return await makeKnown(server.superuserUrl, known);
  } finally {
    await server.stop();
  }
}
