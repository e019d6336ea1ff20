import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuildList, hashOf } from '../build-facts/build-list.ts';
import type { BuiltApp } from './built-app.ts';
import { startChain } from './load-chain.ts';
import { UnfinishedBuild } from './release-refused.ts';

/**
 * Copies a build to where nobody else writes, and makes sure that it is all of it and nothing else: another build of the
 * same app may be running in the folder it comes from.
 */
export function takeBuild(built: BuiltApp, into: string): BuiltApp {
  const taken = { ...built, clientFolder: join(into, 'client'), serverFolder: join(into, 'server') };
  copyListed(built, built.clientFolder, taken.clientFolder, built.clientFiles);
  copyListed(built, built.serverFolder, taken.serverFolder, built.serverFiles);
  writeFileSync(join(taken.serverFolder, 'package.json'), '{"type":"module"}\n');
  const needed = Object.values(built.manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const missing = needed.find((file) => built.clientFiles[file] === undefined);
  const { entry } = startChain(built.manifest, built.kind);
  if (missing || built.clientFiles[entry] === emptyHash) throw new UnfinishedBuild(built.app, missing ?? entry);
  return taken;
}

const emptyHash = hashOf(new Uint8Array());

function copyListed({ app }: BuiltApp, from: string, to: string, list: BuildList): void {
  mkdirSync(to, { recursive: true });
  for (const [path, hash] of Object.entries(list)) {
    const content = contentOf(join(from, path));
    if (content === undefined || hashOf(content) !== hash) throw new UnfinishedBuild(app, path);
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
}

function contentOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const retryMs = 200;

/** Does it again while a build is unfinished: whoever builds there at the moment may finish it. */
export async function whenFinished<T>(work: () => T, patienceMs: number): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UnfinishedBuild) || Date.now() >= deadline) throw error;
      await wait(retryMs);
    }
  }
}
