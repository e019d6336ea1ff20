import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, type ReleaseManifest } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';

const pointerFile = 'current.json';
const historyFile = 'history.jsonl';

interface Move {
  readonly release: string;
  readonly reason: 'release' | 'rollback';
  readonly at: string;
}

/**
 * Immutable folders, and one pointer file an app. Releasing two apps at once touches two pointers, so neither can lose the
 * other's; a pointer is replaced by rename, so a reader sees the old one or the new one and never half of either.
 */
export interface ReleaseStore {
  readonly root: string;
  readonly folderOf: (app: string, release: string) => string;
  readonly pointerPath: (app: string) => string;
  /** The release people get, if the app was ever released. */
  readonly current: (app: string) => ReleaseManifest | undefined;
  readonly read: (app: string, release: string) => ReleaseManifest | undefined;
  readonly apps: () => readonly string[];
  readonly releasesOf: (app: string) => readonly string[];
  readonly pointTo: (app: string, release: string, reason?: Move['reason']) => void;
  /** Whether the live release is live because somebody went back to it. */
  readonly wasRolledBack: (app: string) => boolean;
  /** The release that was live before the current one; going back twice goes back two. */
  readonly previous: (app: string) => string | undefined;
}

export function releaseStore(root: string): ReleaseStore {
  const folderOf = (app: string, release: string) => join(root, app, release);
  const pointerPath = (app: string) => join(root, app, pointerFile);

  function read(app: string, release: string): ReleaseManifest | undefined {
    return readJson<ReleaseManifest>(join(folderOf(app, release), manifestFile));
  }

  function historyOf(app: string): readonly Move[] {
    const file = join(root, app, historyFile);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Move);
  }

  return {
    root,
    folderOf,
    pointerPath,
    read,
    current(app) {
      const pointer = readJson<{ release: string }>(pointerPath(app));
      return pointer && read(app, pointer.release);
    },
    wasRolledBack: (app) => readJson<Move>(pointerPath(app))?.reason === 'rollback',
    apps: () => folders(root).filter((app) => existsSync(pointerPath(app))),
    releasesOf: (app) => folders(join(root, app)).filter((name) => existsSync(join(root, app, name, manifestFile))),
    pointTo(app, release, reason = 'release') {
      if (!read(app, release)) throw new Error(`${app} has no release ${release}`);
      mkdirSync(join(root, app), { recursive: true });
      const move: Move = { release, reason, at: new Date().toISOString() };
      const incoming = `${pointerPath(app)}.${randomUUID()}`;
      writeFileSync(incoming, `${JSON.stringify(move)}\n`);
      // Appended in one write before the pointer moves: two moves at once both stay in the history.
      appendFileSync(join(root, app, historyFile), `${JSON.stringify(move)}\n`);
      renameSync(incoming, pointerPath(app));
    },
    previous(app) {
      const live: string[] = [];
      for (const { release, reason } of historyOf(app)) {
        if (reason === 'rollback' && live.includes(release)) live.length = live.lastIndexOf(release) + 1;
        else if (live.at(-1) !== release) live.push(release);
      }
      return live.slice(0, -1).findLast((release) => existsSync(folderOf(app, release)));
    },
  };
}

function folders(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    throw new ReleaseRefused(
      `${path} is broken: release again to another folder, or remove the folder of releases it is in; a start makes it anew`,
    );
  }
}
