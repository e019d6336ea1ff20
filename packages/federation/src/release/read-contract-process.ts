import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importShell, importWithShell } from '../server-modules/share-resolution.ts';
import type { ContractAnswer, ContractRoute, RemoteContract, ShellContract } from './contract.ts';

/**
 * A process of its own, because a faulty bundle may hang or crash. Every module of the bundle is linked, so an import that the
 * shell does not offer is found here and not by a visitor.
 */
async function remoteContract(serverFolder: string, shellFolder: string): Promise<RemoteContract> {
  const chunks = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  for (const chunk of chunks) await importWithShell(join(serverFolder, chunk), shellFolder);
  const module = await importWithShell(join(serverFolder, 'area.js'), shellFolder);
  const { area } = module as { area?: Partial<Record<string, unknown>> };
  if (!area) throw new Error('src/area.tsx exports no `area`');
  const { platformVersion, id, navigation, routes, loadMessages } = area;
  if (typeof platformVersion !== 'number' || typeof id !== 'string')
    throw new Error('`area` was not made by defineArea');
  if (!Array.isArray(navigation) || !Array.isArray(routes)) throw new Error('`area` lacks navigation or routes');
  if (typeof loadMessages !== 'function') throw new Error('`area` lacks loadMessages');
  return { platformVersion, id, navigation: navigation.flatMap(navigationTargets), routes: flatRoutes(routes, '') };
}

async function shellContract(shellFolder: string): Promise<ShellContract> {
  const { platformVersion, areaPlaces } = (await importShell(shellFolder, 'shell')) as {
    platformVersion: number;
    areaPlaces: ShellContract['places'];
  };
  return { platformVersion, places: areaPlaces.map(({ id, paths }) => ({ id, paths: [...paths] })) };
}

interface BareRoute {
  readonly path?: string;
  readonly index?: boolean;
  readonly lazy?: unknown;
  readonly children?: readonly BareRoute[];
}

function flatRoutes(routes: readonly BareRoute[], parent: string): ContractRoute[] {
  return routes.flatMap(({ path, lazy, children = [] }) => {
    const full = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
    const lazyModule = typeof lazy === 'function' ? /([^/"'`]+)-[\w-]{8}\.js/.exec(String(lazy))?.[1] : undefined;
    const own = path === undefined && !lazyModule ? [] : [{ path: full || '/', ...(lazyModule && { lazyModule }) }];
    return [...own, ...flatRoutes(children, full === '/' ? '' : full)];
  });
}

function navigationTargets(item: { to?: unknown; children?: readonly { to?: unknown }[] }): string[] {
  return [String(item.to), ...(item.children ?? []).flatMap(navigationTargets)];
}

async function answer(): Promise<ContractAnswer<RemoteContract | ShellContract>> {
  const [shellFolder = '', serverFolder] = process.argv.slice(2);
  try {
    return { contract: await (serverFolder ? remoteContract(serverFolder, shellFolder) : shellContract(shellFolder)) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.stdout.write(`\n${JSON.stringify(await answer())}\n`, () => process.exit(0));
