import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migration.ts';
import { parseMigration } from './parse-migration.ts';

const ours = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** The migrations of this release in their order. */
export async function readMigrations(folder: string = ours): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) =>
      parseMigration(file.slice(0, -'.sql'.length), await readFile(join(folder, file), 'utf8')),
    ),
  );
}
