import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

export const repositoryRoot = join(import.meta.dirname, '../../../..');
const images = 'packages/deployment/images';

export const imageNames = ['gateway', 'api', 'worker', 'database'] as const;
export type ImageName = (typeof imageNames)[number];

/** What replaces the registry's images; each stands in for the one the file names. */
export interface Bases {
  /** Debian, for the programs. */
  readonly base?: string | undefined;
  /** Has Node, and npm or pnpm. */
  readonly buildBase?: string | undefined;
  /** Has PostgreSQL. */
  readonly databaseBase?: string | undefined;
}

/** Builds one image as `portal-<name>`. Health checks need Docker's format; a machine without namespaces needs no more than chroot. */
export function buildImage(name: ImageName, bases: Bases): void {
  const base = name === 'database' ? bases.databaseBase : bases.base;
  const args = [...argument('BUILD_BASE', bases.buildBase), ...argument('BASE', base)];
  const file = `${images}/${name}.Containerfile`;
  buildah(['bud', ...isolation, ...trusted(), ...args, '--file', file, '--tag', `portal-${name}`, '.'], repositoryRoot);
}

export function buildah(args: readonly string[], cwd: string): void {
  runTool('buildah', args, { cwd, isShown: true });
}

export const isolation = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host'];

function argument(name: string, value: string | undefined): readonly string[] {
  return value ? ['--build-arg', `${name}=${value}`] : [];
}

/** Who builds behind a proxy with an authority of its own trusts it while building; nothing of it is in the image. */
function trusted(): readonly string[] {
  return ['/etc/ssl/certs', '/usr/share/ca-certificates', '/usr/local/share/ca-certificates']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => ['--volume', `${folder}:${folder}:ro`]);
}
