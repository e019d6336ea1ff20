import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSourceFile, type SourceFile } from './source-file.ts';

/** A file of the repository, with the files it needs when it runs. */
interface TreeFile {
  readonly hash: string;
  readonly needs: readonly string[];
  readonly source?: SourceFile;
}

/** By the path from the root. */
export type SourceTree = ReadonlyMap<string, TreeFile>;

export const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
/** `apps/api` of whatever lies in it. */
export const packageOf = (path: string) => /^(?:(?:apps|packages)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';

/** Reads everything that git would keep, as it is now. */
export function readSourceTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const texts = new Map<string, Buffer>();
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    try {
      texts.set(path, readFileSync(join(root, path)));
    } catch {
      // Removed, and git does not know yet.
    }
  }
  const sources = new Map(
    [...texts]
      .filter(([path]) => isSource(path))
      .map(([path, text]) => [path, readSourceFile(path, text.toString())] as const),
  );
  const resolve = resolver(texts, sources);
  return new Map(
    [...texts].map(([path, text]) => {
      const source = sources.get(path);
      const hash = createHash('sha256').update(text).digest('base64');
      return [path, { hash, needs: source ? resolve(path, source) : [], ...(source && { source }) }];
    }),
  );
}

function resolver(texts: ReadonlyMap<string, Buffer>, sources: ReadonlyMap<string, SourceFile>) {
  const folders = foldersOf(texts.keys());
  const entries = entriesOf(texts);

  /** The file that declares a name, found along what others pass on. */
  function declaring(name: string, path: string, seen = new Set<string>()): string | undefined {
    const source = sources.get(path);
    if (!source || seen.has(path)) return undefined;
    seen.add(path);
    const own = source.exports.find((one) => one.name === name);
    if (own) return own.from === undefined ? path : (declaring(name, join(dirname(path), own.from), seen) ?? path);
    for (const from of source.exportsAllOf) {
      const found = declaring(name, join(dirname(path), from), seen);
      if (found) return found;
    }
    return undefined;
  }

  return (path: string, { imports, paths }: SourceFile): readonly string[] => {
    const needs = new Set<string>();
    for (const { from, names } of imports) {
      const file = from.startsWith('.') ? join(dirname(path), from.replace(/\?.*$/, '')) : entries.get(from);
      if (file === undefined || !texts.has(file)) continue;
      const found = file === contracts && names ? names.map((name) => declaring(name, file)) : [undefined];
      // A name that is found nowhere could come from anywhere.
      for (const one of found) needs.add(one ?? file);
    }
    for (const literal of paths) {
      const target = join(dirname(path), literal).replace(/\/$/, '');
      if (texts.has(target)) needs.add(target);
      else for (const file of folders.get(target) ?? []) needs.add(file);
    }
    needs.delete(path);
    return [...needs];
  };
}

/** Its files have no effects but what they export: whoever takes some of the names needs only the files that declare them. */
const contracts = 'packages/contracts/src/index.ts';

/** What the packages' names lead to, such as `@portal/ui/testing`. */
function entriesOf(texts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const [path, text] of texts) {
    if (!/^(?:packages|apps)\/[^/]+\/package\.json$/.test(path)) continue;
    const { name, exports = {} } = JSON.parse(text.toString());
    for (const [key, target] of Object.entries(exports))
      if (typeof target === 'string') entries.set(join(name, key), join(dirname(path), target));
  }
  return entries;
}

/** The files right in each folder and below it. The repository's own folders are too large to be meant by a path. */
function foldersOf(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths)
    for (let folder = dirname(path); folder.split('/').length > 2; folder = dirname(folder)) {
      const files = folders.get(folder) ?? [];
      files.push(path);
      folders.set(folder, files);
    }
  return folders;
}
