import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredArea, Registry } from '@portal/federation/registry';
import {
  type Canary,
  canaryFile,
  fileUrl,
  type ReleaseManifest,
  readCanary,
  releaseStore,
  serverFolder,
} from '@portal/federation/release';
import { isInCanary } from './visitor-lane.ts';

/** What is live at one moment. The same object as long as no pointer moves, so it can key caches. */
export interface LiveReleases {
  readonly shell: ReleaseManifest | undefined;
  readonly areas: ReadonlyMap<string, ReleaseManifest>;
  readonly registry: Registry;
}

export interface ReleaseReader {
  /** Asks the file system each time (two `stat` calls an app), so a moved pointer is seen by the next page. */
  readonly live: () => LiveReleases;
  /** What is tried at this moment: not what is live already, nor what was taken back. */
  readonly canaries: () => readonly Canary[];
  /** What the visitors of a lane get. */
  readonly liveFor: (lane: number) => LiveReleases;
  readonly folderOf: (release: ReleaseManifest) => string;
  readonly serverFolderOf: (release: ReleaseManifest) => string;
}

export function releaseReader(
  releasesDir: string,
  isTakenBack: (canaryId: string) => boolean = () => false,
): ReleaseReader {
  const store = releaseStore(releasesDir);
  let known: Known | undefined;

  function stampOf(): string {
    const pointers = store.apps().map((app) => {
      const { mtimeMs, ino } = statSync(store.pointerPath(app));
      const canary = statSync(join(releasesDir, app, canaryFile), { throwIfNoEntry: false });
      return `${app}:${mtimeMs}:${ino}:${canary?.mtimeMs}:${canary?.ino}`;
    });
    return pointers.join(' ');
  }

  function read(): Known {
    const stamp = stampOf();
    if (known?.stamp !== stamp) {
      const current = store.apps().flatMap((app) => store.current(app) ?? []);
      const canaries = current.flatMap(({ app, release, kind }) => {
        const canary = readCanary(join(releasesDir, app, canaryFile));
        return canary && kind === 'remote' && canary.app === app && canary.release !== release ? [canary] : [];
      });
      known = { stamp, current, releases: liveOf(current), canaries, tried: new Map() };
    }
    return known;
  }

  const running = ({ canaries }: Known) => canaries.filter(({ id }) => !isTakenBack(id));

  function withCanaries({ current }: Known, canaries: readonly Canary[]): LiveReleases {
    return liveOf(
      current.map((manifest) => {
        const canary = canaries.find(({ app }) => app === manifest.app);
        return (canary && store.read(canary.app, canary.release)) ?? manifest;
      }),
    );
  }

  return {
    folderOf: ({ app, release }) => store.folderOf(app, release),
    serverFolderOf: ({ app, release }) => join(store.folderOf(app, release), serverFolder),
    live: () => read().releases,
    canaries: () => running(read()),
    liveFor(lane) {
      const now = read();
      const mine = running(now).filter((canary) => isInCanary(canary, lane));
      if (mine.length === 0) return now.releases;
      const key = mine.map(({ id }) => id).join(' ');
      const made = now.tried.get(key) ?? withCanaries(now, mine);
      now.tried.set(key, made);
      return made;
    },
  };
}

interface Known {
  readonly stamp: string;
  readonly current: readonly ReleaseManifest[];
  readonly releases: LiveReleases;
  readonly canaries: readonly Canary[];
  /** What visitors of canaries get, by the canaries. */
  readonly tried: Map<string, LiveReleases>;
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
