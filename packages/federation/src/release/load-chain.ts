/** The part of Vite's build manifest that says what loads what. */
interface BuiltChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

export interface LoadChain {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Dynamic imports that always happen at start: federation's own modules, and what they exist to load. */
const startModules = [/^virtual:mf/, /\?mf-entry-bootstrap$/, /^src\/(bootstrap|area)\.tsx$/];

/** Everything a browser fetches before the app can start, breadth first: what is needed earlier comes earlier. */
export function startChain(manifest: BuildManifest, kind: 'shell' | 'remote'): LoadChain {
  const entry = Object.keys(manifest).find((key) =>
    kind === 'shell' ? manifest[key]?.isEntry && key === 'src/main.tsx' : manifest[key]?.name === 'remoteEntry',
  );
  const chunk = entry && manifest[entry];
  if (!chunk) throw new Error(`The build has no ${kind === 'shell' ? 'src/main.tsx' : 'federation entry'}`);
  const chunks = closure(manifest, entry, (key) => startModules.some((pattern) => pattern.test(key)));
  return {
    entry: chunk.file,
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** The files of one module and of what it imports statically. */
export function moduleFiles(manifest: BuildManifest, key: string): readonly string[] {
  return closure(manifest, key, () => false).flatMap(({ file, css = [] }) => [file, ...css]);
}

/** Every file of the modules named and of all they import, at once or later, without what lies behind a module of `except`. */
export function reachableFiles(
  manifest: BuildManifest,
  starts: readonly string[],
  except: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!except.has(next)) seen.add(next);
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

function closure(manifest: BuildManifest, start: string, follow: (key: string) => boolean): readonly BuiltChunk[] {
  const seen = new Set([start]);
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(follow)]) seen.add(next);
  }
  return [...seen].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
}
