import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFacts, buildFactsFile } from '../build-facts/build-facts.ts';
import type { BuildManifest } from './load-chain.ts';
import { contentHash } from './published-files.ts';
import { ReleaseRefused } from './release-refused.ts';

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
  readonly facts: BuildFacts;
  readonly manifest: BuildManifest;
  readonly budget: SizeBudget;
}

/** Raised when releases are made differently from the same build, so that they are made again. */
const releaseFormat = 1;

export function readBuiltApp(appFolder: string): BuiltApp {
  const clientFolder = join(appFolder, 'dist', 'client');
  const serverFolder = join(appFolder, 'dist', 'server');
  const facts = json<BuildFacts>(join(clientFolder, buildFactsFile));
  const manifest = json<BuildManifest>(join(clientFolder, '.vite', 'manifest.json'));
  const description = json<{ version: string; sizeBudget?: SizeBudget }>(join(appFolder, 'package.json'));
  if (!facts || !manifest || !existsSync(serverFolder)) {
    throw new ReleaseRefused(`${appFolder} is not built: run its build first`);
  }
  if (!description?.sizeBudget) {
    throw new ReleaseRefused(`${facts.app} has no "sizeBudget": { "startKb", "totalKb" } in its package.json`);
  }
  const { version, sizeBudget: budget } = description;
  const hash = contentHash(`${releaseFormat} ${JSON.stringify(facts)}`, [clientFolder, serverFolder]);
  return {
    app: facts.app,
    kind: facts.kind,
    version,
    release: `${version}-${hash}`,
    clientFolder,
    serverFolder,
    facts,
    manifest,
    budget,
  };
}

function json<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
