import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { StartRefused } from './service.ts';

/** A process of an earlier start that may still run, because that start was ended with no chance to clean up. */
interface Remembered {
  readonly pid: number;
  /** File it runs; a process id alone may belong to somebody else by now. */
  readonly entry: string;
  /** The start it belongs to; as long as that one runs, it is no leftover. */
  readonly startedBy: number;
}

const graceMs = 5_000;
const pollMs = 50;

/** Writes down which processes run, so that the next start can end them if this one dies. */
export function rememberProcesses(
  file: string,
  processes: readonly Omit<Remembered, 'startedBy'>[],
  startedBy = process.pid,
): void {
  writeFileSync(file, JSON.stringify(processes.map((each) => ({ ...each, startedBy }))));
}

/**
 * Ends what an earlier start left behind. Never touches a process that does not run the remembered file, and throws
 * `StartRefused` when that start still runs.
 */
export async function endLeftovers(file: string): Promise<void> {
  let remembered: readonly Remembered[];
  try {
    remembered = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  const leftovers = remembered.filter(isStillRunning);
  const owned = leftovers.find(({ pid, startedBy }) => parentOf(pid) === startedBy);
  if (owned)
    throw new StartRefused(
      `The portal runs already on this data folder (process ${owned.startedBy}). Stop it with Ctrl-C where it was started, or start another on a folder and ports of its own: DATA_DIR=/some/folder PORT=… npm start`,
    );
  for (const { pid } of leftovers) process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (leftovers.some(isStillRunning) && Date.now() < deadline) await delay(pollMs);
  for (const leftover of leftovers.filter(isStillRunning)) process.kill(leftover.pid, 'SIGKILL');
  rmSync(file, { force: true });
}

function isStillRunning({ pid, entry }: Remembered): boolean {
  if (process.platform === 'win32') return false;
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.includes(entry);
}

/** An orphan has another parent than the one that started it. */
function parentOf(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}
