import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

export interface EndWithStarterOptions {
  /** What asks for an orderly end. */
  readonly signal?: 'TERM' | 'INT';
  /** The child leads a group of processes, all of which end. */
  readonly group?: boolean;
  /** Seconds for the orderly end; what runs on is killed. */
  readonly graceSeconds?: number;
}

/** Nothing is ever written to what it reads: the system closes it when whoever holds the other end of the pipe has ended. */
const guard = `
read -r nothing
kill -s "$2" -- "$1" || exit 0
left=$3
while [ "$left" -gt 0 ] && kill -s 0 -- "$1"; do sleep 1; left=$((left - 1)); done
kill -s KILL -- "$1"
`;

/** Ends a child once this process is gone without having ended it, even by `kill -9`: a process of its own watches. On Windows nothing does. */
export function endWithStarter(
  child: ChildProcess,
  { signal = 'TERM', group = false, graceSeconds = 20 }: EndWithStarterOptions = {},
): void {
  const { pid } = child;
  if (process.platform === 'win32' || pid === undefined) return;
  const target = group ? -pid : pid;
  const watcher = spawn('/bin/sh', ['-c', guard, 'guard', String(target), signal, String(graceSeconds)], {
    cwd: '/',
    // Ctrl-C reaches everything in the terminal's group, and would end the watcher before its time.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.once('error', () => {});
  watcher.unref();
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  // The number of a process that has ended may be another's by the time the watcher would use it.
  child.once('exit', () => void watcher.kill('SIGKILL'));
}
