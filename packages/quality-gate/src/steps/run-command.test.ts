import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endCommands } from './commands-under-way.ts';
import { runCommand } from './run-command.ts';

const patience = { timeout: 30_000, interval: 20 };
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const numbersIn = (output: string) => output.trim().split(/\s+/).map(Number);

it('gives what a tool said and how it ended', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'cat; echo said >&2; exit 3'], { input: 'given\n' });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'given', 'said']);
  expect((await runCommand('no-such-tool', [])).code).toBe(1);
});

it('ends what a tool leaves running', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'sleep 600 & echo $!']);
  expect(code).toBe(0);
  const [left = 0] = numbersIn(output);
  await vi.waitFor(() => expect(isRunning(left)).toBe(false), patience);
});

it('does not wait for what a tool left in a group of its own, with its output in hand', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'setsid sleep 120 & echo $!']);
  const [left = 0] = numbersIn(output);
  onTestFinished(() => void process.kill(left));
  expect([code, isRunning(left)]).toEqual([0, true]);
});

it('ends tools that are under way, with everything they started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = join(folder, 'pids');
  const running = runCommand('sh', ['-c', 'sleep 600 & echo $$ $! >"$0.new"; mv "$0.new" "$0"; wait', said]);
  const pids = await vi.waitFor(() => numbersIn(readFileSync(said, 'utf8')), patience);
  expect(pids.map(isRunning)).toEqual([true, true]);

  await endCommands();

  expect((await running).code).toBe(1);
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), patience);
});
