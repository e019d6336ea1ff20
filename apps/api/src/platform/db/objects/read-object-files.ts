import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ObjectFile } from './object-file.ts';
import { byKindAndName, parseObjectFile } from './parse-object-file.ts';

const app = fileURLToPath(new URL('../../../../', import.meta.url));
const folders = ['src/modules/*/*/database/*.sql', 'src/platform/*/database/*.sql'];

/** Functions, triggers, views and policies of this release, in the order in which they are tried. */
export async function readObjectFiles(): Promise<readonly ObjectFile[]> {
  const paths: string[] = [];
  for await (const path of glob(folders, { cwd: app })) paths.push(path);
  const files = await Promise.all(
    paths.map(async (path) => parseObjectFile(path, await readFile(join(app, path), 'utf8'))),
  );
  const makers = Map.groupBy(
    files.flatMap(({ path, drops }) => drops.map((drop) => ({ path, drop }))),
    ({ drop }) => drop,
  );
  for (const [drop, twice] of makers) {
    if (twice.length > 1) throw new Error(`Made twice, in ${twice.map(({ path }) => path).join(' and ')}: ${drop}`);
  }
  return files.toSorted(byKindAndName);
}
