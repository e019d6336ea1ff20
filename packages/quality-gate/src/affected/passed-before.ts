import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../steps/run-command.ts';

/** What passed on this machine, by file of tests. */
export type PassedBefore = Readonly<Record<string, { readonly key: string; readonly passed: number }>>;

/** `name` tells kinds of tests apart. */
const fileOf = (name: string) => join(repositoryRoot, '.reports', `passed-${name}.json`);

/** Nothing on a machine that has run nothing yet. */
export function readPassed(name: string, file = fileOf(name)): PassedBefore {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function writePassed(name: string, passed: PassedBefore, file = fileOf(name)): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
}
