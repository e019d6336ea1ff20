import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PostgresStartError } from './postgres-start-error.ts';
import type { ServerIdentity } from './server-identity.ts';

/** The folder of one server: `cluster` is PostgreSQL's own; what is beside it is ours. */
export interface DataFolder {
  readonly path: string;
  readonly cluster: string;
  readonly log: string;
  readonly owner: string;
  readonly password: string;
}

/**
 * Opens the data folder, or makes it. A folder inside root's closed home cannot be reached by the server's user;
 * then the data lives under /var/lib and the given path is a symbolic link to it.
 */
export async function openDataFolder(dataDir: string, identity: ServerIdentity | undefined): Promise<DataFolder> {
  const wanted = resolve(dataDir);
  try {
    if (await isDanglingLink(wanted)) await rm(wanted);
    if (!existsSync(wanted) || (await readdir(wanted)).length === 0) await create(wanted, identity);
    const path = await realpath(wanted);
    if (identity) {
      if (!(await isReachable(path)))
        throw new PostgresStartError(
          `The database's user cannot reach ${path}, because a folder above it is closed: move it to a folder that everybody may enter`,
        );
      await chmod(path, 0o711);
    }
    return {
      path,
      cluster: join(path, 'cluster'),
      log: join(path, 'server.log'),
      owner: join(path, 'owner.json'),
      password: await keptPassword(path),
    };
  } catch (error) {
    if (error instanceof PostgresStartError) throw error;
    throw new PostgresStartError(
      `The data folder ${wanted} cannot be used (${error instanceof Error ? error.message : String(error)}): make it writable`,
      { cause: error },
    );
  }
}

async function create(wanted: string, identity: ServerIdentity | undefined): Promise<void> {
  await mkdir(dirname(wanted), { recursive: true });
  if (!identity || (await isReachable(await realpath(dirname(wanted))))) {
    await mkdir(wanted, { recursive: true, mode: 0o711 });
    return;
  }
  const elsewhere = join('/var/lib', `portal-postgres-${randomBytes(6).toString('hex')}`);
  await mkdir(elsewhere, { mode: 0o711 });
  if (existsSync(wanted)) await rmdir(wanted);
  await symlink(elsewhere, wanted);
}

/** Removes a stopped server's data, also where the given path is only a link to it. */
export async function removePostgresData(dataDir: string): Promise<void> {
  const wanted = resolve(dataDir);
  if (!existsSync(wanted)) return;
  await rm(await realpath(wanted), { recursive: true, force: true });
  await rm(wanted, { force: true });
}

/** Everybody may enter every folder on the way. */
async function isReachable(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o001) === 0) return false;
  return dirname(path) === path || isReachable(dirname(path));
}

async function isDanglingLink(path: string): Promise<boolean> {
  const entry = await lstat(path).catch(() => undefined);
  return entry?.isSymbolicLink() === true && !existsSync(path);
}

/** Made once and kept beside the cluster, readable by its owner alone. */
async function keptPassword(path: string): Promise<string> {
  const file = join(path, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept.trim();
  if (existsSync(join(path, 'cluster')))
    throw new PostgresStartError(`${file} is missing or broken: give the file back, or remove ${path} to start afresh`);
  const password = randomBytes(24).toString('hex');
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}
