import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Stands in for `pnpm install` in a copy of the workspace: links what a package.json names and its folder lacks, and fetches nothing. */
const folders = ['apps', 'packages'].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));

for (const folder of folders) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(targetOf(name), link);
  }
}

/** Every package is as deep below the root as every other: what one of them links to, relatively, serves the next as well. */
function targetOf(name: string): string {
  if (name.startsWith('@portal/')) return join('../../../../packages', name.replace('@portal/', ''));
  const linked = folders.map((folder) => join(folder, 'node_modules', name)).find((link) => existsSync(link));
  if (!linked) throw new Error(`Nothing in this workspace has ${name}`);
  return readlinkSync(linked);
}
