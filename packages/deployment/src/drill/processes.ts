import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithStarter, serverIdentity } from '@portal/embedded-postgres';

/** Starts a program of the drill as the database's user, with what it says in `log`; it ends with the drill. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { log, env = {} }: { readonly log: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ChildProcess> {
  const output = openSync(log, 'a', 0o644);
  const child = spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/nonexistent', ...env },
    ...serverIdentity(),
  });
  await once(child, 'spawn');
  endWithStarter(child, { graceSeconds: 5 });
  return child;
}

/** A process and everything it began, by Linux's own list. A server's processes belong to it however it was started. */
export function withDescendants(pids: readonly number[]): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const found = new Set(pids);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

function parentOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** The server's first process, or none when no server was started on `folder`. */
export function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
}

/** Sends each of them a signal; one that has ended already is passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
