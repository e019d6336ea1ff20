import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** When the newest commit that touches these paths was made, in seconds since 1970; 0 without one. */
async function newest(root: string, paths: readonly string[]): Promise<number> {
  const { stdout } = await run('git', ['log', '-1', '--format=%ct', '--', ...paths], { cwd: root });
  return Number(stdout.trim());
}

async function changesetsNaming(root: string, app: string): Promise<readonly string[]> {
  const search = ['grep', '-l', '-F', `@portal/${app}`, '--', '.changeset/*.md'];
  // `git grep` ends with 1 when nothing is found.
  const { stdout } = await run('git', search, { cwd: root }).catch((error: { code?: number; stdout: string }) => {
    if (error.code === 1) return error;
    throw error;
  });
  return stdout.split('\n').filter(Boolean);
}

/**
 * Apps that are released by themselves and whose newest commit is younger than the newest changeset that names them and than
 * their changelog: a release of them would say nothing of what changed. Tests change nothing that is released.
 */
export async function undescribedApps(root: string): Promise<readonly string[]> {
  const apps = readdirSync(join(root, 'apps'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { stdout } = await run('git', ['ls-files', 'apps/*/CHANGELOG.md'], { cwd: root });
  const released = apps.map(({ name }) => name).filter((name) => stdout.includes(`apps/${name}/CHANGELOG.md`));
  const undescribed = await Promise.all(
    released.map(async (name) => {
      const sources = [`apps/${name}/src`, `:!apps/${name}/src/*.test.ts*`, `:!apps/${name}/src/testing`];
      const changed = await newest(root, sources);
      const described = await newest(root, [`apps/${name}/CHANGELOG.md`, ...(await changesetsNaming(root, name))]);
      return changed > described ? [name] : [];
    }),
  );
  return undescribed.flat();
}
