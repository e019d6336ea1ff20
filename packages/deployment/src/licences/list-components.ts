import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../images/build-images.ts';
import { runTool } from '../images/run-tool.ts';

export interface Component {
  readonly type: string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}
/** CycloneDX 1.6 */
export interface BillOfMaterials {
  readonly specVersion: string;
  readonly components: readonly Component[];
}

/** What the lockfile brings into production for some packages of ours, with licences of what is installed. */
export function listComponents(filters: readonly string[], more: readonly string[] = []): BillOfMaterials {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sbom-'));
  const file = join(folder, 'sbom.json');
  const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  try {
    const chosen = filters.flatMap((filter) => ['--filter', filter]);
    runTool(pnpm(), [...chosen, 'sbom', ...form, '--prod', ...more, '--out', file], { cwd: repositoryRoot });
    return JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pnpm(): string {
  const { packageManager } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const own = join(repositoryRoot, '.tools', packageManager.replace('@', '-'), 'node_modules/.bin/pnpm');
  return existsSync(own) ? own : 'pnpm';
}

/** As npm writes it: `@scope/name`. */
export function nameOf({ group, name }: Component): string {
  return group ? `${group}/${name}` : name;
}

export function isOurs(component: Component): boolean {
  return nameOf(component).startsWith('@portal/');
}

/** What it says of itself, one SPDX expression; undefined where it says nothing. */
export function licenceOf({ licenses = [] }: Component): string | undefined {
  const said = licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .filter(Boolean);
  return said.length > 0 ? said.join(' AND ') : undefined;
}
