import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { runProgram } from './run-program.ts';
import type { ServerIdentity } from './server-identity.ts';

export const superuser = 'portal';
const majorVersion = '18';

/** Makes the cluster once. It is built aside and renamed, so that a start that is killed leaves nothing half made. */
export async function ensureCluster(
  folder: DataFolder,
  binaries: Binaries,
  { identity, durable }: { identity: ServerIdentity | undefined; durable: boolean },
): Promise<void> {
  await removeUnfinished(folder);
  if (existsSync(folder.cluster)) return checkVersion(folder);

  const aside = join(folder.path, `cluster.unfinished-${process.pid}`);
  const passwordFile = join(folder.path, `password.unfinished-${process.pid}`);
  await mkdir(aside, { mode: 0o700 });
  await writeFile(passwordFile, folder.password, { mode: 0o600 });
  if (identity) for (const path of [aside, passwordFile]) await chown(path, identity.uid, identity.gid);
  // The builtin locale sorts alike on every system and never changes with the operating system's libraries.
  const args = ['--pgdata', aside, '--username', superuser, '--pwfile', passwordFile];
  args.push('--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions');
  args.push('--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8');
  if (!durable) args.push('--no-sync');
  const { code, output } = await runProgram(binaries.initdb, args, identity);
  await rm(passwordFile, { force: true });
  if (code !== 0) {
    await rm(aside, { recursive: true, force: true });
    const advice = /user does not exist/.test(output)
      ? 'give this user a line in /etc/passwd'
      : 'check the disk and its free space';
    throw new PostgresStartError(
      `The database could not be created in ${folder.path} (${lastLine(output)}): ${advice}`,
    );
  }
  await chmod(aside, 0o700);
  await rename(aside, folder.cluster);
}

async function removeUnfinished(folder: DataFolder): Promise<void> {
  for (const name of await readdir(folder.path))
    if (name.includes('.unfinished-')) await rm(join(folder.path, name), { recursive: true, force: true });
}

async function checkVersion({ cluster, path }: DataFolder): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === majorVersion) return;
  throw new PostgresStartError(
    version
      ? `The data folder ${path} was made by PostgreSQL ${version} and this is ${majorVersion}: export it there and start with an empty folder here`
      : `The data folder ${path} is broken (it holds no PG_VERSION): restore it from a copy, remove it to start afresh`,
  );
}

export function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
