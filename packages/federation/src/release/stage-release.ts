import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadList, LoadListPin } from '../registry.ts';
import { isKit } from '../shared-modules.ts';
import type { BuiltApp } from './built-app.ts';
import type { RemoteContract, ShellContract } from './contract.ts';
import { kitFiles, providedFiles } from './kit-files.ts';
import { moduleFiles, startChain } from './load-chain.ts';
import { isPublishable, publishFile } from './published-files.ts';
import {
  clientFolder,
  manifestFile,
  type ReleasedFile,
  type ReleaseManifest,
  serverFolder,
} from './release-manifest.ts';
import type { ReleaseStore } from './release-store.ts';

/** Puts a build into its immutable folder, compressed and described. No visitor sees it until the pointer moves. */
export async function stageRelease(
  built: BuiltApp,
  contract: RemoteContract | ShellContract,
  store: ReleaseStore,
): Promise<ReleaseManifest> {
  const target = store.folderOf(built.app, built.release);
  const existing = store.read(built.app, built.release);
  if (existing) return existing;
  const incoming = join(store.root, built.app, `.incoming-${randomUUID()}`);
  mkdirSync(incoming, { recursive: true });
  try {
    const paths = Object.keys(built.clientFiles).filter(isPublishable);
    const published = await Promise.all(
      paths.map(async (path): Promise<[string, ReleasedFile]> => {
        return [path, await publishFile(join(built.clientFolder, path), join(incoming, clientFolder, path))];
      }),
    );
    cpSync(built.serverFolder, join(incoming, serverFolder), { recursive: true });
    writeFileSync(join(incoming, serverFolder, 'package.json'), '{"type":"module"}\n');
    const described = describe(built, contract, Object.fromEntries(published));
    const load = await publishLoadList(described, join(incoming, clientFolder));
    const manifest: ReleaseManifest = { ...described, load };
    writeFileSync(join(incoming, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
    moveUnlessThere(incoming, target);
    return manifest;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Somebody may have staged the same content meanwhile: theirs is as good as ours. */
function moveUnlessThere(incoming: string, target: string): void {
  try {
    renameSync(incoming, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

const loadListFile = 'load-list.json';

async function publishLoadList(
  { preload, styles, requires, files, kits, usesKits }: Omit<ReleaseManifest, 'load'>,
  folder: string,
): Promise<LoadListPin> {
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(?:js|css)$/.test(path))
      .map(([path, file]) => [path, file.integrity]),
  );
  const list: LoadList = {
    preload,
    styles,
    requires,
    integrity,
    ...(kits && { kits }),
    ...(usesKits !== undefined && { usesKits }),
  };
  const target = join(folder, loadListFile);
  const source = `${target}.source`;
  writeFileSync(source, JSON.stringify(list));
  const published = await publishFile(source, target);
  rmSync(source);
  return { file: loadListFile, integrity: published.integrity };
}

function describe(
  { app, kind, version, release, manifest, facts }: BuiltApp,
  contract: RemoteContract | ShellContract,
  files: ReleaseManifest['files'],
): Omit<ReleaseManifest, 'load'> {
  const chain = startChain(manifest, kind);
  const script = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (files[path]?.gzipBytes ?? 0), 0);
  const all = Object.keys(files);
  const sharesIn = (paths: readonly string[]) => [
    ...new Set(paths.flatMap((path) => facts.optionalShares[path] ?? [])),
  ];
  return {
    app,
    kind,
    version,
    release,
    platformVersion: contract.platformVersion,
    entry: chain.entry,
    preload: chain.scripts,
    styles: chain.styles,
    routes: 'routes' in contract ? routeFiles(contract, manifest, chain.scripts, sharesIn) : [],
    languages: languageFiles(manifest),
    provides: kind === 'shell' ? providedFiles(manifest, facts.entries ?? {}, chain.scripts) : {},
    ...(kind === 'shell'
      ? { kits: kitFiles(manifest, facts.entries ?? {}) }
      : { usesKits: Object.values(facts.optionalShares).flat().some(isKit) }),
    requires: sharesIn(chain.scripts),
    files,
    sizes: {
      startGzipBytes: script(chain.scripts),
      scriptGzipBytes: script(all.filter((path) => path.endsWith('.js'))),
      styleGzipBytes: script(all.filter((path) => path.endsWith('.css'))),
    },
    places: 'places' in contract ? contract.places : [],
  };
}

type Manifest = BuiltApp['manifest'];

function routeFiles(
  { routes }: RemoteContract,
  manifest: Manifest,
  known: readonly string[],
  sharesIn: (paths: readonly string[]) => readonly string[],
): ReleaseManifest['routes'] {
  return routes.flatMap(({ path, lazyModule }) => {
    const key = lazyModule && Object.keys(manifest).find((candidate) => manifest[candidate]?.name === lazyModule);
    if (!key) return [];
    const preload = moduleFiles(manifest, key).filter((file) => !known.includes(file));
    return [{ path, preload, requires: sharesIn(preload) }];
  });
}

/** Catalogues are modules named after their language, whichever package they come from. */
function languageFiles(manifest: Manifest): ReleaseManifest['languages'] {
  const files: Record<string, string[]> = {};
  for (const [key, { file }] of Object.entries(manifest)) {
    const language = /\/messages\/([a-z]{2})\.ts$/.exec(key)?.[1];
    if (language) files[language] = [...(files[language] ?? []), file];
  }
  return files;
}
