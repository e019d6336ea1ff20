import { execFileSync } from 'node:child_process';

const mainBranch = 'main';

/**
 * Files that differ from `base`, removed and new ones among them. Without a base: from where the branch left `main`; on `main` from the last commit,
 * or, with nothing changed since, what that commit brought.
 */
export function changedFiles(root: string, base?: string): ReadonlySet<string> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });
  const paths = (...args: readonly string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const since = (commit: string) =>
    new Set([
      ...paths('diff', '--name-only', '--no-renames', commit),
      ...paths('ls-files', '-o', '--exclude-standard'),
    ]);
  if (base !== undefined) return since(base);
  try {
    const left = git('merge-base', mainBranch, 'HEAD').trim();
    if (left !== git('rev-parse', 'HEAD').trim()) return since(left);
  } catch {
    // No branch of that name: a clone of one commit, or another habit.
  }
  const now = since('HEAD');
  return now.size > 0 ? now : since('HEAD~1');
}
