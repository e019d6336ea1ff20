import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Whatever decides what a migrated cluster with reference data holds. */
const sources = [
  'apps/api/migrations/*.sql',
  'apps/api/migrations/meta/_journal.json',
  'apps/api/{seeds,specimens}/**/*',
  'apps/api/src/{modules,platform}/**/database/*',
  'apps/api/src/platform/db/**/*.ts',
  'apps/api/src/platform/jobs/{prepare-jobs,jobs-schema}.ts',
  'apps/api/src/testing/{template-cluster,kept-cluster,clock/test-clock}.ts',
  'packages/embedded-postgres/src/*.ts',
  'packages/embedded-postgres/package.json',
  'pnpm-workspace.yaml',
];
const shelf = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portal-test-clusters');
const mostKept = 4;

interface KeptCluster {
  /** Copies the kept cluster to `dataDir`; false when there is none yet. */
  copyTo(dataDir: string): Promise<boolean>;
  /** Keeps a cluster that was stopped in order. */
  keep(dataDir: string): Promise<void>;
}

/**
 * A stopped cluster with the migrated template, kept between runs and shared by all runs with the same sources: making one costs fifteen seconds,
 * copying it less than one. Changed sources have another name, so an old one is never taken for a new one.
 */
export async function keptCluster(): Promise<KeptCluster> {
  const folder = join(shelf, await hashOfSources());
  return {
    async copyTo(dataDir) {
      if (!existsSync(folder)) return false;
      await copy(folder, dataDir);
      return true;
    },
    async keep(dataDir) {
      await mkdir(shelf, { recursive: true });
      await removeOldest();
      // Copied aside and renamed: a run that is killed, or two at once, never leave half a cluster.
      const aside = `${folder}.${process.pid}`;
      await copy(dataDir, aside);
      await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
    },
  };
}

async function hashOfSources(): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of paths.sort()) {
    hash.update(`${path.slice(root.length).replaceAll(sep, '/')}\0`).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 24);
}

/** With owners and modes: under root the cluster belongs to the server's user, and Node's copy would make it root's. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  if (process.platform === 'win32') await cp(from, to, { recursive: true, preserveTimestamps: true });
  else await promisify(execFile)('cp', ['-pR', from, to]);
}

async function removeOldest(): Promise<void> {
  const names = await readdir(shelf);
  const kept = await Promise.all(
    names.map(async (name) => ({ path: join(shelf, name), at: (await stat(join(shelf, name))).mtimeMs })),
  );
  const old = kept.sort((one, other) => other.at - one.at).slice(mostKept - 1);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
