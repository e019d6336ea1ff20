import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A small repository of the shape of this one, gone when its test ends. */
export function aRepository(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'affected-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.ng', ...args], { cwd: root, stdio: 'pipe' });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const [path, text] of Object.entries(files)) write(path, text);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message=change');
  };
  commit();
  return { root, git, write, commit, remove: (path: string) => rmSync(join(root, path)) };
}
