import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredArea, Registry } from '@portal/federation/registry';
import { fileUrl, type ReleaseManifest, releaseStore, serverFolder } from '@portal/federation/release';

/** What is live at one moment. The same object as long as no pointer moves, so it can key caches. */
export interface LiveReleases {
  readonly shell: ReleaseManifest | undefined;
  readonly areas: ReadonlyMap<string, ReleaseManifest>;
  readonly registry: Registry;
}

export interface ReleaseReader {
  /** Asks the file system each time (nine `stat` calls), so a moved pointer is seen by the next page. */
  readonly live: () => LiveReleases;
  readonly folderOf: (release: ReleaseManifest) => string;
  readonly serverFolderOf: (release: ReleaseManifest) => string;
}

export function releaseReader(releasesDir: string): ReleaseReader {
  const store = releaseStore(releasesDir);
  let known: { readonly stamp: string; readonly releases: LiveReleases } | undefined;

  function stampOf(): string {
    const pointers = store.apps().map((app) => {
      const { mtimeMs, ino } = statSync(store.pointerPath(app));
      return `${app}:${mtimeMs}:${ino}`;
    });
    return pointers.join(' ');
  }

  return {
    folderOf: ({ app, release }) => store.folderOf(app, release),
    serverFolderOf: ({ app, release }) => join(store.folderOf(app, release), serverFolder),
    live() {
      const stamp = stampOf();
      if (known?.stamp !== stamp) {
        const current = store.apps().flatMap((app) => store.current(app) ?? []);
        known = { stamp, releases: liveOf(current) };
      }
      return known.releases;
    },
  };
}

function liveOf(current: readonly ReleaseManifest[]): LiveReleases {
  const areas = current.filter(({ kind }) => kind === 'remote');
  return {
    shell: current.find(({ kind }) => kind === 'shell'),
    areas: new Map(areas.map((area) => [area.app, area])),
    registry: { areas: areas.map(registered) },
  };
}

function registered({ app, release, version, platformVersion, entry, load }: ReleaseManifest): RegisteredArea {
  return { id: app, version, platformVersion, base: fileUrl({ app, release }, ''), entry, load };
}
