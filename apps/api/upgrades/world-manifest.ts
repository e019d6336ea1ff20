import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const worldManifest = z.object({
  /** The release or commit whose demonstration this was. */
  release: z.string(),
  /** Name of the last migration that release had. */
  lastMigration: z.string(),
  /** With `<schema>.<name>.copy.gz` beside the manifest, in the text format of COPY. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type WorldManifest = z.infer<typeof worldManifest>;

export function worldFolder(name: string): string {
  return fileURLToPath(new URL(`./worlds/${name}/`, import.meta.url));
}

export async function readManifest(folder: string): Promise<WorldManifest> {
  return worldManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
}
