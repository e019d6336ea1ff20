import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFactsFile } from '../build-facts/build-facts.ts';
import { type BuiltApp, readBuiltApp } from './built-app.ts';
import { publish } from './publish.ts';
import { type ReleaseStore, releaseStore } from './release-store.ts';

const workspaceApps = fileURLToPath(new URL('../../../../apps', import.meta.url));

export interface ReleaseAllOptions {
  readonly releasesDir: string;
  /** The folder of the apps; this workspace's when absent. */
  readonly appsDir?: string;
}

/** Publishes every built app whose content is not live yet. Compares contents, so nothing changed means nothing done. */
export async function releaseAll({ releasesDir, appsDir = workspaceApps }: ReleaseAllOptions) {
  const store = releaseStore(releasesDir);
  const changed = builtApps(appsDir).filter((built) => isNew(built, store));
  return changed.length === 0 ? [] : publish(changed, store);
}

function builtApps(appsDir: string): readonly BuiltApp[] {
  return readdirSync(appsDir)
    .map((name) => join(appsDir, name))
    .filter((folder) => existsSync(join(folder, 'dist', 'client', buildFactsFile)))
    .map(readBuiltApp);
}

/** A release that somebody rolled back stays rolled back until its content changes. */
function isNew({ app, release }: BuiltApp, store: ReleaseStore): boolean {
  if (store.current(app)?.release === release) return false;
  return !(store.wasRolledBack(app) && store.read(app, release));
}
