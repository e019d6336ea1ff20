import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltApp } from './built-app.ts';
import { publish } from './publish.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { releaseStore } from './release-store.ts';
import { takeBuild } from './take-build.ts';

export interface ReleaseAppOptions {
  readonly appFolder: string;
  readonly releasesDir: string;
  /** Takes the build that is there. */
  readonly skipBuild?: boolean;
}

/**
 * Builds one app from its own folder, where no other build can interfere, checks it and puts it live. Needs no other app's
 * sources, only the live shell.
 */
export async function releaseApp({ appFolder, releasesDir, skipBuild }: ReleaseAppOptions): Promise<ReleaseManifest> {
  if (!existsSync(join(appFolder, 'package.json'))) throw new ReleaseRefused(`There is no app in ${appFolder}`);
  const workshop = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    const buildFolder = skipBuild ? join(appFolder, 'dist') : join(workshop, 'build');
    if (!skipBuild) build(appFolder, buildFolder);
    const taken = takeBuild(readBuiltApp(appFolder, buildFolder), join(workshop, 'taken'));
    const [released] = await publish([taken], releaseStore(releasesDir));
    if (!released) throw new ReleaseRefused('Nothing was released');
    return released;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function build(appFolder: string, buildFolder: string): void {
  for (const [side, ...flags] of [['client'], ['server', '--ssr']] as const) {
    const outDir = join(buildFolder, side);
    const result = spawnSync('vite', ['build', ...flags, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: appFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new ReleaseRefused(`The build failed; its own message is above`);
  }
}
