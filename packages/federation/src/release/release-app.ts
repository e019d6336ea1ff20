import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltApp } from './built-app.ts';
import { publish } from './publish.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { releaseStore } from './release-store.ts';

export interface ReleaseAppOptions {
  readonly appFolder: string;
  readonly releasesDir: string;
  /** Takes the build that is there. */
  readonly skipBuild?: boolean;
}

/** Builds one app in its own folder, checks it and puts it live. Needs no other app's sources, only the live shell. */
export async function releaseApp({ appFolder, releasesDir, skipBuild }: ReleaseAppOptions): Promise<ReleaseManifest> {
  if (!existsSync(join(appFolder, 'package.json'))) throw new ReleaseRefused(`There is no app in ${appFolder}`);
  if (!skipBuild) build(appFolder);
  const [released] = await publish([readBuiltApp(appFolder)], releaseStore(releasesDir));
  if (!released) throw new ReleaseRefused('Nothing was released');
  return released;
}

function build(appFolder: string): void {
  for (const args of [['build'], ['build', '--ssr']]) {
    const result = spawnSync('vite', [...args, '--logLevel', 'warn'], {
      cwd: appFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new ReleaseRefused(`The build failed; its own message is above`);
  }
}
