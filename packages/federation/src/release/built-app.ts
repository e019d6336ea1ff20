import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFacts, buildFactsFile } from '../build-facts/build-facts.ts';
import { type BuildList, filesBelow, hashOf, readBuildList } from '../build-facts/build-list.ts';
import type { BuildManifest } from './load-chain.ts';
import { isPublishable } from './published-files.ts';
import { ReleaseRefused, UnfinishedBuild } from './release-refused.ts';

interface SizeBudget {
  /** Script before the area's first screen, gzipped kilobytes. */
  readonly startKb: number;
  /** All script of the app, gzipped kilobytes. */
  readonly totalKb: number;
}

/** One app as its build left it. */
export interface BuiltApp {
  readonly app: string;
  readonly kind: BuildFacts['kind'];
  readonly version: string;
  readonly release: string;
  readonly clientFolder: string;
  readonly serverFolder: string;
  readonly clientFiles: BuildList;
  readonly serverFiles: BuildList;
  readonly facts: BuildFacts;
  readonly manifest: BuildManifest;
  readonly budget: SizeBudget;
}

/** Raised when releases are made differently from the same build, so that they are made again. */
const releaseFormat = 2;

/** What the build in a folder says of itself; its files have not been looked at. */
export function readBuiltApp(appFolder: string, buildFolder = join(appFolder, 'dist')): BuiltApp {
  const clientFolder = join(buildFolder, 'client');
  const serverFolder = join(buildFolder, 'server');
  if (!existsSync(buildFolder)) throw new ReleaseRefused(`${appFolder} is not built: run its build first`);
  const facts = json<BuildFacts>(join(clientFolder, buildFactsFile));
  const manifest = json<BuildManifest>(join(clientFolder, '.vite', 'manifest.json'));
  if (!facts || !manifest || !existsSync(serverFolder)) throw new UnfinishedBuild(appFolder);
  const description = json<{ version: string; sizeBudget?: SizeBudget }>(join(appFolder, 'package.json'));
  if (!description?.sizeBudget) {
    throw new ReleaseRefused(`${facts.app} has no "sizeBudget": { "startKb", "totalKb" } in its package.json`);
  }
  const { version, sizeBudget: budget } = description;
  const clientFiles = filesOf(clientFolder, facts, appFolder);
  const serverFiles = filesOf(serverFolder, facts, appFolder);
  const hash = contentHash(`${releaseFormat} ${JSON.stringify(facts)}`, [clientFiles, serverFiles]);
  return {
    app: facts.app,
    kind: facts.kind,
    version,
    release: `${version}-${hash}`,
    clientFolder,
    serverFolder,
    clientFiles,
    serverFiles,
    facts,
    manifest,
    budget,
  };
}

function filesOf(folder: string, { hasLists }: BuildFacts, appFolder: string): BuildList {
  const list = readBuildList(folder);
  if (list) return list;
  if (hasLists) throw new UnfinishedBuild(appFolder);
  return Object.fromEntries(filesBelow(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** A short name for the content: the same content always has the same one. */
function contentHash(seed: string, lists: readonly BuildList[]): string {
  const hash = createHash('sha256').update(seed);
  for (const list of lists) {
    for (const path of Object.keys(list).filter(isPublishable).sort()) hash.update(`\n${path} ${list[path]}`);
  }
  return hash.digest('hex').slice(0, 10);
}

function json<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    // Not there, or being written at this moment.
    return undefined;
  }
}
