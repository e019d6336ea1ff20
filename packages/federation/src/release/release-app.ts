import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltApp, readBuiltApp } from './built-app.ts';
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
  /** What changes must have a version of its own, and its changelog must say what changed. */
  readonly isDescribed?: boolean;
  /** For a share of the visitors (0 to 1), while the others keep what they have. */
  readonly canaryShare?: number;
}

/**
 * Builds one app from its own folder, where no other build can interfere, checks it and puts it live. Needs no other app's
 * sources, only the live shell.
 */
export async function releaseApp(options: ReleaseAppOptions): Promise<ReleaseManifest> {
  const { appFolder, releasesDir, skipBuild, isDescribed, canaryShare } = options;
  if (!existsSync(join(appFolder, 'package.json'))) throw new ReleaseRefused(`There is no app in ${appFolder}`);
  const workshop = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    const buildFolder = skipBuild ? join(appFolder, 'dist') : join(workshop, 'build');
    if (!skipBuild) build(appFolder, buildFolder);
    const taken = takeBuild(readBuiltApp(appFolder, buildFolder), join(workshop, 'taken'));
    const store = releaseStore(releasesDir);
    if (isDescribed) requireDescription(appFolder, taken, store.current(taken.app));
    const [released] = await publish([taken], store, canaryShare);
    if (!released) throw new ReleaseRefused('Nothing was released');
    return released;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Whoever is told that an app changed must find out how. The first release of all has nothing to compare with. */
function requireDescription(appFolder: string, { app, version, release }: BuiltApp, live?: ReleaseManifest): void {
  if (!live || live.release === release) return;
  const how = 'npm run pnpm -- changeset, then npm run pnpm -- changeset version';
  if (live.version === version) {
    throw new ReleaseRefused(`${app} ${version} is live with other contents. Say what changed: ${how}`);
  }
  const changelog = join(appFolder, 'CHANGELOG.md');
  const entries = existsSync(changelog) ? readFileSync(changelog, 'utf8').split('\n') : [];
  if (!entries.includes(`## ${version}`)) {
    throw new ReleaseRefused(`The CHANGELOG.md of ${app} says nothing of ${version}. Say what changed: ${how}`);
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
