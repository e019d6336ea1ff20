import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { PostgresStartError } from '../postgres-start-error.ts';
import type { ServerIdentity } from '../server-identity.ts';
import { takeBaseBackup } from './take-base-backup.ts';

/** Its presence makes a server follow instead of lead; promoting removes it. */
const signalFile = 'standby.signal';

export interface Follows {
  /** With the login and password of who may replicate. */
  readonly url: string;
  /** The slot on the primary, and the name by which it counts this standby. */
  readonly name: string;
  /** Of the primary now: whoever streams another one follows somebody else's history. */
  readonly timeline: number;
}

/** Throws for a folder of a standby: started as a server of its own it would stand still, and take no writes. */
export function requireNoStandby({ path, cluster }: DataFolder): void {
  if (existsSync(join(cluster, signalFile)))
    throw new PostgresStartError(
      `The data folder ${path} is that of a standby: promote it, or start it as one, before it serves by itself`,
    );
}

/** Fills the folder with a copy of the running primary. Made aside and renamed: a copy that is cut off leaves no half of one. */
export async function copyPrimary(
  folder: DataFolder,
  follows: Follows,
  identity: ServerIdentity | undefined,
): Promise<void> {
  const aside = join(folder.path, `cluster.unfinished-${process.pid}`);
  await rm(aside, { recursive: true, force: true });
  await takeBaseBackup({ url: follows.url, folder: aside });
  if (identity) await giveTo(aside, identity);
  await rm(folder.cluster, { recursive: true, force: true });
  await rename(aside, folder.cluster);
}

/** Says whom the cluster follows from its next start on. */
export async function follow(
  { cluster }: DataFolder,
  { url, name }: Follows,
  identity: ServerIdentity | undefined,
): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
  const settings = join(cluster, 'postgresql.auto.conf');
  const before = await readFile(settings, 'utf8').catch(() => '');
  const others = before.split('\n').filter((line) => line && !/^primary_(conninfo|slot_name) /.test(line));
  const ours = [`primary_conninfo = '${conninfo}'`, `primary_slot_name = '${name}'`];
  await writeFile(settings, `${[...others, ...ours].join('\n')}\n`, { mode: 0o600 });
  const signal = join(cluster, signalFile);
  await writeFile(signal, '', { mode: 0o600 });
  await chmod(settings, 0o600);
  if (identity) for (const path of [settings, signal]) await chown(path, identity.uid, identity.gid);
}

/** The folder is a copy of another's cluster, and so are its passwords. */
export async function keepPassword(dataDir: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const file = join(dataDir, 'password');
  if (existsSync(join(dataDir, 'cluster')) && (await readFile(file, 'utf8').catch(() => '')).trim() !== password)
    throw new PostgresStartError(
      `The data folder ${dataDir} holds another server's data: give the standby a folder of its own`,
    );
  await writeFile(file, password, { mode: 0o600 });
}

/** Makes it the server's user's, with all that is in it. */
export async function giveTo(path: string, { uid, gid }: ServerIdentity): Promise<void> {
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(inside, { uid, gid });
    else await chown(inside, uid, gid);
  }
}
