import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { type CommandResult, repositoryRoot, runCommand } from '../steps/run-command.ts';

/** What a build, a run or a tool leaves behind. */
const leftOut = new Set(['node_modules', 'dist', '.data', '.git', '.tools', '.turbo', '.screens', 'test-results']);
const linker = join(import.meta.dirname, 'link-packages.ts');

export interface WorkspaceCopy {
  readonly folder: string;
  /** With the tools of this workspace, and a `pnpm` that fetches nothing. */
  readonly run: (command: string, ...args: readonly string[]) => Promise<CommandResult>;
  readonly remove: () => void;
}

/** The whole workspace, to change at will: sources are copied, what was installed is shared. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'portal-generated-'));
  cpSync(repositoryRoot, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const original of packageFolders()) shareInstalled(original, join(folder, relative(repositoryRoot, original)));
  // The copy is no git checkout; everything else of the configuration is ours.
  const { vcs: _, ...biome } = JSON.parse(readFileSync(join(folder, '.biome.json'), 'utf8'));
  writeFileSync(join(folder, '.biome.json'), JSON.stringify(biome));
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pnpm'), `#!/bin/sh\nexec '${process.execPath}' '${linker}'\n`);
  chmodSync(join(bin, 'pnpm'), 0o755);
  const path = [bin, join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return {
    folder,
    run: (command, ...args) => runCommand(command, args, { cwd: folder, env: { PATH: path } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function packageFolders(): readonly string[] {
  return ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(repositoryRoot, parent)).map((name) => join(repositoryRoot, parent, name)),
  );
}

/** Links stay relative: those to packages of the workspace lead to the copies. */
function shareInstalled(original: string, copy: string): void {
  const installed = join(original, 'node_modules');
  if (!existsSync(installed)) return;
  cpSync(installed, join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === installed || !basename(path).startsWith('.'),
  });
}
