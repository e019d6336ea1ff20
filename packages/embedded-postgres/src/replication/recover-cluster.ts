import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installBinaries } from '../binaries.ts';
import { superuser } from '../cluster.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { ended, launch, stopServer } from '../launch.ts';
import { PostgresStartError } from '../postgres-start-error.ts';
import { serverIdentity } from '../server-identity.ts';
import { type BackupSource, fillFromBackup } from './fill-from-backup.ts';
import { writeRecoveryFiles, writeServingFiles } from './recovery-files.ts';
import { giveTo } from './standby-folder.ts';

export interface RecoveryOptions {
  /** Made, and empty until now: afterwards `startPostgres` serves from it. */
  readonly dataDir: string;
  readonly backup: BackupSource;
  /** Puts what was written after the backup into a folder, under the server's own names. */
  readonly bringWal: (folder: string) => Promise<void>;
  /** Commits up to this moment are kept, later ones are not; all that there are when absent. */
  readonly until?: Date | undefined;
}

export interface Recovered {
  /** Of the last transaction that is in it; null when none came after the backup. */
  readonly lastCommitAt: Date | null;
  /** A new one: nothing that it writes is part of the history it came from. */
  readonly timeline: number;
}

/** What was written ends before the moment that was asked for. */
export class RecoveryEndedEarly extends Error {
  readonly lastCommitAt: Date | null;
  constructor(lastCommitAt: Date | null) {
    super('What the archive holds ends before that moment');
    this.lastCommitAt = lastCommitAt;
  }
}

/**
 * Makes a server's data of a base backup and of what was written after it, as a server of its own that archives nowhere. While it recovers it
 * listens to nobody on the network. The superuser's password is that of the new folder.
 */
export async function recoverCluster({ dataDir, backup, bringWal, until }: RecoveryOptions): Promise<Recovered> {
  const identity = serverIdentity();
  const binaries = await installBinaries(identity);
  const folder = await openDataFolder(dataDir, identity);
  if (existsSync(folder.cluster))
    throw new PostgresStartError(`The data folder ${folder.path} is in use: name an empty one`);
  const wal = join(folder.path, 'wal-of-archive');
  const aside = join(folder.path, `cluster.unfinished-${process.pid}`);
  const sockets = await mkdtemp(join(tmpdir(), 'portal-recovery-'));
  try {
    if (identity) await chown(sockets, identity.uid, identity.gid);
    await mkdir(wal, { mode: 0o700 });
    await fillFromBackup(aside, backup);
    await bringWal(wal);
    await writeRecoveryFiles(aside, { wal, until });
    if (identity) for (const path of [aside, wal]) await giveTo(path, identity);
    await rename(aside, folder.cluster);

    let timeline = 0;
    const prepare = async () => {
      timeline = await takeOver(folder, sockets);
    };
    const settings = { listen_addresses: '', unix_socket_directories: sockets, hot_standby: 'off' };
    const start = { folder, binaries, identity, port, durable: true, prepare, settings };
    const server = await launch({ ...start, patienceMs: Number.POSITIVE_INFINITY }).catch(async (error: unknown) => {
      const said = await readFile(folder.log, 'utf8');
      throw /recovery ended before configured recovery target was reached/.test(said)
        ? new RecoveryEndedEarly(lastCommitIn(said))
        : error;
    });
    stopServer(server);
    await ended(server, folder);
    await writeServingFiles(folder.cluster);
    return { timeline, lastCommitAt: lastCommitIn(await readFile(folder.log, 'utf8')) };
  } finally {
    for (const path of [wal, aside, sockets]) await rm(path, { recursive: true, force: true });
  }
}

/** Names the socket and nothing else: nobody listens on the network. */
const port = 5432;

/** Rejects until the server is one of its own; gives its timeline. */
async function takeOver({ password }: DataFolder, host: string): Promise<number> {
  const client = new pg.Client({ host, port, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`alter role ${superuser} password '${password}'`);
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    return Number.parseInt(rows[0]?.file.slice(0, 8) ?? '', 16);
  } finally {
    await client.end();
  }
}

function lastCommitIn(log: string): Date | null {
  const said = [...log.matchAll(/last completed transaction was at log time (\S+ \S+?)(?: UTC|\+00)?$/gm)].at(-1)?.[1];
  return said ? new Date(`${said.replace(' ', 'T')}Z`) : null;
}
