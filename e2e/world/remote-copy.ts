import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@portal/local-stack';

/**
 * A team's checkout that holds one area and no other: its sources and the libraries, nothing else.
 * Returns the folder of the app in it.
 */
export function copyOfRemote(app: string): string {
  const checkout = mkdtempSync(join(tmpdir(), `portal-${app}-`));
  const source = join(repositoryRoot, 'apps', app);
  const folder = join(checkout, 'apps', app);
  mkdirSync(join(checkout, 'apps'));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.turbo)(\/|$)/.test(path.slice(source.length)),
  });
  cpSync(join(repositoryRoot, 'tsconfig.base.json'), join(checkout, 'tsconfig.base.json'));
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces a text in one of the app's files; the text must be there. */
export function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  writeFileSync(path, before.replace(from, to));
}
