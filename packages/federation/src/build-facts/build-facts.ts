import { optionalModules } from '../shared-modules.ts';

/** Written beside Vite's manifest by every browser build; read by the release gate, never published. */
export interface BuildFacts {
  readonly app: string;
  readonly kind: 'shell' | 'remote';
  /** Optional modules of the platform that a chunk needs, by the chunk's file. */
  readonly optionalShares: Readonly<Record<string, readonly string[]>>;
  /**
   * The chunk that holds an optional module, by the module: Vite's manifest has no entry for one that was joined with what others
   * share. Absent in builds by older tools.
   */
  readonly entries?: Readonly<Record<string, string>>;
  /** npm and workspace packages that ended up inside the build's chunks. */
  readonly packages: readonly string[];
  /** Both sides of the build end with a list of their files. Absent in builds by older tools, which are taken as they lie. */
  readonly hasLists?: true;
}

export const buildFactsFile = '.vite/portal.json';

/** The optional shared module that one of the federation plugin's own modules stands for. */
export function shareOf(moduleId: string): string | undefined {
  const encoded = /__loadShare__(.+?)__loadShare__/.exec(moduleId)?.[1];
  const specifier = encoded?.replaceAll('_mf_0_', '@').replaceAll('_mf_1_', '/').replaceAll('_mf_2_', '-');
  return optionalModules.find((name) => name === specifier);
}

/** The package a module belongs to: `…/node_modules/@scope/name/…`, or `…/packages/name/…` of this workspace. */
export function packageOf(moduleId: string): string | undefined {
  const path = moduleId.replaceAll('\\', '/').split('?')[0] ?? '';
  if (path.startsWith('\0')) return undefined;
  const installed = path.split('/node_modules/').at(-1);
  if (installed !== undefined && installed !== path) return /^(?:@[^/]+\/)?[^/]+/.exec(installed)?.[0];
  const own = /\/packages\/([^/]+)\//.exec(path)?.[1];
  return own && `@portal/${own}`;
}
