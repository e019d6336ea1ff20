import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { repositoryRoot } from '../repository-root.ts';

const quickImports = join(import.meta.dirname, 'quick-imports.ts');
/** What Node made of our sources the last time; it notices by itself when they change. */
const compileCache = join(repositoryRoot, 'node_modules', '.cache', 'node-compile');

/**
 * MiB. Node's own default lets each program keep twice as much memory for short-lived objects, for no measured gain: a hub with
 * ten thousand waiting payers is the program that notices.
 */
const youngGeneration = '--max-semi-space-size=8';

/** Starts a TypeScript file of this repository with Node, ready to run as early as it can be. */
export function startNodeProgram(
  entry: string,
  env: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> {
  // What serves never learns the owner's password; whoever needs it is given it.
  const { DATABASE_OWNER_URL: _owner, ...inherited } = process.env;
  return spawn(process.execPath, [youngGeneration, '--import', quickImports, join(repositoryRoot, entry)], {
    cwd: repositoryRoot,
    env: { NODE_COMPILE_CACHE: compileCache, ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
