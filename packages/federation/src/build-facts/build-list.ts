import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What one side of a build consists of: the content's hash by path. Written last, so that what lies in the folder without it is
 * half a build, and what is not on it is left over from another.
 */
export type BuildList = Readonly<Record<string, string>>;

export const buildListFile = '.vite/files.json';

export function writeBuildList(folder: string, paths: readonly string[]): void {
  const list = Object.fromEntries(paths.toSorted().map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
  const target = join(folder, buildListFile);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(list, null, 1));
}

export function readBuildList(folder: string): BuildList | undefined {
  const file = join(folder, buildListFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildList) : undefined;
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Paths of all files below a folder, with forward slashes, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
