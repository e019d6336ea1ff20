import { sharedModuleKey } from '../build-facts/shared-module-key.ts';
import { isKit } from '../shared-modules.ts';
import type { BuiltApp } from './built-app.ts';
import { type BuildManifest, moduleFiles, reachableFiles } from './load-chain.ts';

type Entries = NonNullable<BuiltApp['facts']['entries']>;

/** The files of each optional module that a shell provides, without those it starts with (`known`). */
export function providedFiles(
  manifest: BuildManifest,
  entries: Entries,
  known: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    providedModules(manifest, entries).map(([specifier, key]) => [
      specifier,
      moduleFiles(manifest, key).filter((file) => !known.includes(file)),
    ]),
  );
}

/** Scripts that nothing but the kits of signed-in areas leads to, now or later. */
export function kitFiles(manifest: BuildManifest, entries: Entries): readonly string[] {
  const provided = providedModules(manifest, entries);
  const kits = new Set(provided.flatMap(([specifier, key]) => (isKit(specifier) ? [key] : [])));
  const others = provided.flatMap(([specifier, key]) => (isKit(specifier) ? [] : [key]));
  const starts = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !kits.has(key));
  const elsewhere = reachableFiles(manifest, [...starts, ...others], kits);
  return [...reachableFiles(manifest, [...kits])].filter((file) => file.endsWith('.js') && !elsewhere.has(file)).sort();
}

function providedModules(manifest: BuildManifest, entries: Entries): readonly (readonly [string, string])[] {
  const keys = Object.keys(manifest);
  const provided = keys.flatMap((key): [string, string][] => {
    const specifier = sharedModuleKey(key);
    return specifier ? [[specifier, key]] : [];
  });
  const joined = Object.entries(entries).flatMap(([specifier, file]): [string, string][] => {
    const key = keys.find((candidate) => manifest[candidate]?.file === file);
    return key === undefined ? [] : [[specifier, key]];
  });
  return [...provided, ...joined];
}
