import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { runProgram } from './run-program.ts';
import type { ServerIdentity } from './server-identity.ts';

/**
 * Ends the server that a killed start left behind on this data folder. A server whose starter still lives is
 * somebody's running portal and is left alone.
 */
export async function endOrphan(
  folder: DataFolder,
  binaries: Binaries,
  identity: ServerIdentity | undefined,
): Promise<void> {
  const pidFile = join(folder.cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!isAlive(pid) || !(await isServerOf(pid, folder))) {
    // Left by a power cut or a kill; its number may belong to another program by now, which would stop PostgreSQL from starting.
    await rm(pidFile, { force: true });
    return;
  }
  const owner = await readOwner(folder);
  if (owner && isAlive(owner.pid) && (await startOf(owner.pid)) === owner.startedAt && owner.pid !== process.pid)
    throw new PostgresStartError(
      `The data folder ${folder.path} is in use by a portal that is running (process ${owner.pid}): stop that one first`,
    );
  for (const mode of ['fast', 'immediate']) {
    const stop = ['stop', '--pgdata', folder.cluster, '--mode', mode, '--wait', '--timeout', '20', '--silent'];
    const { code } = await runProgram(binaries.pgCtl, stop, identity);
    if (code === 0 || !isAlive(pid)) return;
  }
  throw new PostgresStartError(
    `An earlier PostgreSQL (process ${pid}) holds the data folder ${folder.path} and does not stop: end that process`,
  );
}

/** Says that this process started the server, so that another start does not take it for an orphan. */
export async function writeOwner(folder: DataFolder): Promise<void> {
  const owner: Owner = { pid: process.pid, startedAt: await startOf(process.pid) };
  await writeFile(folder.owner, JSON.stringify(owner), { mode: 0o644 });
}

interface Owner {
  readonly pid: number;
  /** Tells our process from a later one with the same number; empty where the system does not say. */
  readonly startedAt: string;
}

async function readOwner(folder: DataFolder): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(folder.owner, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isServerOf(pid: number, folder: DataFolder): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes(folder.cluster);
}

async function startOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return '';
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Field 22, counted after the program's name, which may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
