import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../steps/run-command.ts';

/** Seconds by the path from the root of the repository. */
export type Seconds = Readonly<Record<string, number>>;

/** Kept on this machine, of the latest run of each file. */
const timingsFile = join(repositoryRoot, '.reports/timings.json');

export function readTimings(file = timingsFile): Seconds {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Adds what a run took to what earlier runs took; files that are no more are forgotten. */
export function keepTimings(seconds: Seconds, file = timingsFile, root = repositoryRoot): void {
  const all = Object.entries({ ...readTimings(file), ...seconds }).filter(([path]) => existsSync(join(root, path)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(all)));
}

/** The longest first. */
export function slowest(seconds: Seconds, count = 10): readonly string[] {
  return Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([path, took]) => `${took.toFixed(1)} s  ${path}`);
}
