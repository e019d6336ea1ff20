/** Written beside Vite's manifest by every browser build; read by the release gate, never published. */
export interface BuildFacts {
  readonly app: string;
  readonly kind: 'shell' | 'remote';
  /** Optional entry points of the platform that the remote asked for. */
  readonly optionalShares: readonly string[];
  /** npm and workspace packages that ended up inside the build's chunks. */
  readonly packages: readonly string[];
}

export const buildFactsFile = '.vite/portal.json';

/** The package a module belongs to: `…/node_modules/@scope/name/…`, or `…/packages/name/…` of this workspace. */
export function packageOf(moduleId: string): string | undefined {
  const path = moduleId.replaceAll('\\', '/').split('?')[0] ?? '';
  if (path.startsWith('\0')) return undefined;
  const installed = path.split('/node_modules/').at(-1);
  if (installed !== undefined && installed !== path) return /^(?:@[^/]+\/)?[^/]+/.exec(installed)?.[0];
  const own = /\/packages\/([^/]+)\//.exec(path)?.[1];
  return own && `@portal/${own}`;
}
