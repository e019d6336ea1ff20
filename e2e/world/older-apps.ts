import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@portal/local-stack';

const archive = fileURLToPath(new URL('./older-apps.tar.gz', import.meta.url));
const builtThen = ['shell', 'payments'] as const;

export interface OlderApps {
  readonly shell: string;
  readonly payments: string;
}

/**
 * The shell and one area as they were at an older commit, built from their sources of then with their libraries of then, in
 * a folder that holds nothing else. Built once for each archive. The archive is kept in the repository because a clone
 * may have no history (docs/decisions/0210).
 */
export function olderApps(): OlderApps {
  const name = createHash('sha256').update(readFileSync(archive)).digest('hex').slice(0, 16);
  const kept = join(repositoryRoot, 'node_modules', '.cache', `portal-older-${name}`);
  if (!existsSync(kept)) buildInto(kept);
  return { shell: join(kept, 'shell'), payments: join(kept, 'payments') };
}

function buildInto(target: string): void {
  const checkout = mkdtempSync(join(tmpdir(), 'portal-older-'));
  mkdirSync(dirname(target), { recursive: true });
  const incoming = mkdtempSync(`${target}-`);
  try {
    execFileSync('tar', ['-xzf', archive, '-C', checkout]);
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--filter', './*/**'];
    run('pnpm', install, checkout);
    for (const app of builtThen) {
      const folder = join(checkout, 'apps', app);
      const vite = join(folder, 'node_modules', '.bin', 'vite');
      run(vite, ['build', '--logLevel', 'error'], folder);
      run(vite, ['build', '--ssr', '--logLevel', 'error'], folder);
      cpSync(join(folder, 'dist'), join(incoming, app, 'dist'), { recursive: true });
      cpSync(join(folder, 'package.json'), join(incoming, app, 'package.json'));
    }
    // Another run may have built the same meanwhile: its folder is as good as ours.
    if (!existsSync(target)) renameSync(incoming, target);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Outside the test runner's own settings: a build is a production build, whoever asks for it. */
function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, env: { ...process.env, NODE_ENV: undefined }, stdio: ['ignore', 'pipe', 'pipe'] });
}
