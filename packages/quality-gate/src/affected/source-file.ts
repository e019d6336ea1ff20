import { parseSync } from 'vite';

/** What a file of source names, before anybody knows what stands there. */
export interface SourceFile {
  /** Modules it imports for their values. `names` is absent where it takes all of them. */
  readonly imports: readonly { readonly from: string; readonly names?: readonly string[] }[];
  /** Other relative paths in its texts, such as the file of a worker. */
  readonly paths: readonly string[];
  /** It imports what it computes. */
  readonly importsComputed: boolean;
  /** It can read files, or start programs that do. */
  readonly reads: boolean;
  /** Its own exports, and those it passes on. */
  readonly exports: readonly { readonly name: string; readonly from?: string }[];
  readonly exportsAllOf: readonly string[];
}

const readers = new Set([
  'node:fs',
  'node:fs/promises',
  'node:child_process',
  'node:worker_threads',
  'piscina',
  'vite',
]);
/** Whoever does only this to files reads none of the repository. */
const writes = /^(?:mkdir|mkdtemp|rm|writeFile|appendFile|chmod|rename|unlink|exists|access|utimes)(?:Sync)?$/;

export function readSourceFile(path: string, text: string): SourceFile {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imports: { from: string; names?: readonly string[] }[] = [];
  let reads = text.includes('import.meta.glob');
  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const from = moduleRequest.value;
    const named = values.map(({ importName }) => (importName.kind === 'Name' ? importName.name : null));
    const names = named.filter((name) => name !== null);
    imports.push(entries.length > 0 && names.length === named.length ? { from, names } : { from });
    if (readers.has(from) && !(names.length === named.length && names.every((name) => writes.test(name)))) reads = true;
  }
  let importsComputed = false;
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end).trim())?.[1];
    if (literal === undefined) importsComputed = true;
    else imports.push({ from: literal });
  }
  const requested = new Set([
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]);
  const passedOn = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  for (const { moduleRequest } of passedOn) if (moduleRequest) imports.push({ from: moduleRequest.value });
  return {
    imports,
    paths: [...text.matchAll(/(['"`])(\.{1,2}\/[^'"`\n$]*)\1/g)].flatMap(([, , literal = '']) =>
      requested.has(literal) ? [] : literal,
    ),
    importsComputed,
    reads,
    exports: passedOn.flatMap(({ exportName: { name }, moduleRequest }) =>
      name === null ? [] : [{ name, ...(moduleRequest && { from: moduleRequest.value }) }],
    ),
    exportsAllOf: passedOn.flatMap(({ exportName, moduleRequest }) =>
      exportName.kind === 'None' && moduleRequest ? [moduleRequest.value] : [],
    ),
  };
}
