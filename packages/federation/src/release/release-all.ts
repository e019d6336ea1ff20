import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltApp, readBuiltApp } from './built-app.ts';
import { canaryStore } from './canary.ts';
import { publish } from './publish.ts';
import { type ReleaseStore, releaseStore } from './release-store.ts';
import { takeBuild, whenFinished } from './take-build.ts';

const workspaceApps = fileURLToPath(new URL('../../../../apps', import.meta.url));

export interface ReleaseAllOptions {
  readonly releasesDir: string;
  /** The folder of the apps; this workspace's when absent. */
  readonly appsDir?: string;
  /** How long a build that is not whole may take to become so: somebody else may be building. */
  readonly patienceMs?: number;
  /** For a share of the visitors (0 to 1), while the others keep what they have. */
  readonly canaryShare?: number;
}

const defaultPatienceMs = 20_000;

/** Publishes every app whose content is not live yet. Compares contents, so nothing changed means nothing done. */
export async function releaseAll({
  releasesDir,
  appsDir = workspaceApps,
  patienceMs = defaultPatienceMs,
  canaryShare,
}: ReleaseAllOptions) {
  const store = releaseStore(releasesDir);
  const workshop = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    const changed: BuiltApp[] = [];
    for (const folder of releasableApps(appsDir)) {
      const taken = await whenFinished(() => {
        const built = readBuiltApp(folder);
        return isNew(built, store) ? takeBuild(built, join(workshop, built.app)) : undefined;
      }, patienceMs);
      if (taken) changed.push(taken);
    }
    return changed.length === 0 ? [] : await publish(changed, store, canaryShare);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** An app that has a size budget is one that browsers get; none of them may be missing. */
function releasableApps(appsDir: string): readonly string[] {
  return readdirSync(appsDir)
    .map((name) => join(appsDir, name))
    .filter((folder) => {
      const description = join(folder, 'package.json');
      return existsSync(description) && 'sizeBudget' in JSON.parse(readFileSync(description, 'utf8'));
    });
}

/** A release that somebody rolled back, or that is tried or was taken back as a canary, stays so until its content changes. */
function isNew({ app, release }: BuiltApp, store: ReleaseStore): boolean {
  if (store.current(app)?.release === release) return false;
  const canaries = canaryStore(store);
  if (canaries.running(app)?.release === release || canaries.wasTakenBack(app, release)) return false;
  return !(store.wasRolledBack(app) && store.read(app, release));
}
