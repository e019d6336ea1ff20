import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@portal/local-stack';

/**
 * The oldest state whose shell and remotes must run beside today's. Moved forward only together with `platformVersion`, when
 * older ones are knowingly left behind.
 */
const baseline = 'b9846b63f02c752c7f34d31d6ebe6445025a0aa8';

export function baselineIsKnown(): boolean {
  return spawnSync('git', ['cat-file', '-e', baseline], { cwd: repositoryRoot }).status === 0;
}

/** A checkout of the whole repository as it was then, with its own libraries. Returns its folder of apps. */
export function checkOutBaseline(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'portal-older-'));
  const archive = execFileSync('git', ['archive', baseline], { cwd: repositoryRoot, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', checkout], { input: archive });
  execFileSync('pnpm', ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'], {
    cwd: checkout,
    stdio: 'pipe',
  });
  return join(checkout, 'apps');
}
