import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EndWithStarterOptions } from './end-with-starter.ts';

const starter = fileURLToPath(new URL('./testing/start-child.ts', import.meta.url));
const patience = { timeout: 45_000, interval: 50 };
let started: number[] = [];

afterEach(() => {
  for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
  started = [];
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs a line of shell below a starter of its own. The line prints the numbers of its processes, then `up`. */
async function below(line: string, options: EndWithStarterOptions = {}) {
  const child = spawn(process.execPath, [starter, line, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('up') && output.includes('watched')) break;
  }
  const pids = output.split(/\s+/).map(Number).filter(Boolean);
  started.push(child.pid ?? 0, ...pids);
  return {
    pids,
    endStarter: async (signal: NodeJS.Signals) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

describe.skipIf(process.platform === 'win32')('a child that ends with its starter', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('ends when its starter was ended by %s', async (signal) => {
    const { pids, endStarter } = await below('echo $$ up; exec sleep 600');
    expect(pids.map(isRunning)).toEqual([true]);
    await endStarter(signal);
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false]), patience);
  });

  it('ends with its whole group', async () => {
    const { pids, endStarter } = await below('sleep 600 & echo $$ $! up; wait', { group: true });
    expect(pids.map(isRunning)).toEqual([true, true]);
    await endStarter('SIGKILL');
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), patience);
  });

  it('is killed when it does not end in order', async () => {
    const { pids, endStarter } = await below("trap '' TERM; echo $$ up; while :; do sleep 1; done", {
      graceSeconds: 1,
    });
    await endStarter('SIGKILL');
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false]), patience);
  });
});
