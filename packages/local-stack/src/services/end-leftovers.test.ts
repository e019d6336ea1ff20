import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endLeftovers, rememberProcesses } from './end-leftovers.ts';

async function runForever(entry: string) {
  writeFileSync(entry, "console.log('up'); setInterval(() => {}, 1000);");
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid: child.pid ?? -1, ended: new Promise((resolve) => child.once('exit', () => resolve('ended'))), child };
}

/** No process has this number. */
const nobody = -1;

describe('leftovers of an earlier start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-leftovers-'));
  const file = join(folder, 'processes.json');

  it('are ended', async () => {
    const entry = join(folder, 'service.mjs');
    const { pid, ended } = await runForever(entry);
    rememberProcesses(file, [{ pid, entry }], nobody);
    await endLeftovers(file);
    expect(await ended).toBe('ended');
  });

  it('are none while the portal they belong to runs: another start is refused', async () => {
    const entry = join(folder, 'running.mjs');
    const { pid, child } = await runForever(entry);
    rememberProcesses(file, [{ pid, entry }]);
    await expect(endLeftovers(file)).rejects.toThrow(
      new RegExp(`^The portal runs already .* \\(process ${process.pid}\\)\\. Stop it .* DATA_DIR=`),
    );
    expect(child.exitCode).toBeNull();
    expect(child.kill('SIGKILL')).toBe(true);
  });

  it('are left alone when the number belongs to another program by now', async () => {
    const entry = join(folder, 'other.mjs');
    const { pid, child } = await runForever(entry);
    rememberProcesses(file, [{ pid, entry: join(folder, 'service.mjs') }]);
    await endLeftovers(file);
    expect(child.exitCode).toBeNull();
    expect(child.kill('SIGKILL')).toBe(true);
  });

  it('may be none at all', async () => {
    await expect(endLeftovers(join(folder, 'missing.json'))).resolves.toBeUndefined();
  });
});
