import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithStarter } from '@portal/embedded-postgres';

/** Servers of the browser stories need up to twenty seconds to end in order. */
const graceMs = 25_000;
const underWay = new Set<ChildProcess>();

/** Ends a command and everything in its group together with this process, and what is left of the group when the command has ended. */
export function untilItEnds(command: ChildProcess): void {
  // What could not be started has no end to wait for either.
  if (command.pid === undefined) return;
  underWay.add(command);
  endWithStarter(command, { group: true });
  command.once('exit', () => {
    underWay.delete(command);
    signalGroup(command, 'SIGKILL');
  });
}

/** Ends every command that runs: asks first, and kills what goes on. */
export async function endCommands(): Promise<void> {
  for (const command of underWay) signalGroup(command, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (underWay.size > 0 && Date.now() < deadline) await delay(50);
  for (const command of underWay) signalGroup(command, 'SIGKILL');
}

function signalGroup(command: ChildProcess, signal: NodeJS.Signals): void {
  if (command.pid === undefined) return;
  if (process.platform === 'win32') {
    command.kill(signal);
    return;
  }
  try {
    process.kill(-command.pid, signal);
  } catch {
    // Nothing of the group runs any more.
  }
}
