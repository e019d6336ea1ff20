import { filesBelow, moduleOf, tableOwners, textOf } from './table-owners.ts';

/** Tables of other modules that the SQL of a module names, by module: written, and read. */
export type SqlWalls = Readonly<
  Record<string, { readonly writes?: readonly string[]; readonly reads?: readonly string[] }>
>;

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|--[^\n]*/g;
const inText = /\b(from|join|into|update|delete\s+from|using|lock\s+table)\s+(?:only\s+)?([a-z_]+)\b/gi;
const inBuilder = /\b(selectFrom|\w*[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto)\(\s*\[?\s*'([a-z_]+)/g;
const inFurtherTables = /,\s*([a-z_]+)\s+(?:as\s+)?[a-z]\w*\b/gi;
const isWrite = /^(?:into|update|delete\s+from|insertInto|updateTable|deleteFrom|mergeInto)$/i;

/** Every table that a source names in its SQL, and whether it is written there. */
export function tablesNamedIn(source: string): readonly { readonly table: string; readonly isWritten: boolean }[] {
  const text = source.replace(comments, '');
  const found = [...text.matchAll(inText), ...text.matchAll(inBuilder)].map(([, word = '', table = '']) => ({
    table,
    isWritten: isWrite.test(word),
  }));
  // `from bills b, receipts r`: the tables after the first.
  const further = [...text.matchAll(/\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?\w+)?((?:\s*,\s*[a-z_]+\s+(?:as\s+)?\w+)+)/gi)];
  const more = further.flatMap(([, list = '']) => [...list.matchAll(inFurtherTables)]);
  return [...found, ...more.map(([, table = '']) => ({ table, isWritten: false }))];
}

/** What crosses a wall today, sorted, so that the list changes only where the code does. */
export function foreignSql(): SqlWalls {
  const owners = tableOwners();
  const crossings = new Map<string, { writes: Set<string>; reads: Set<string> }>();
  for (const path of filesBelow('apps/api/src/modules').filter(isProduct)) {
    const home = moduleOf(path);
    if (!home) continue;
    for (const { table, isWritten } of tablesNamedIn(textOf(path))) {
      const owner = owners.get(table);
      if (!owner || owner === home || owner === 'platform') continue;
      const crossed = crossings.get(home) ?? { writes: new Set(), reads: new Set() };
      crossings.set(home, crossed);
      (isWritten ? crossed.writes : crossed.reads).add(table);
    }
  }
  const sorted = (tables: ReadonlySet<string>) => [...tables].toSorted();
  const entries = [...crossings].toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    entries.map(([home, { writes, reads }]) => [
      home,
      { ...(writes.size > 0 && { writes: sorted(writes) }), ...(reads.size > 0 && { reads: sorted(reads) }) },
    ]),
  );
}

function isProduct(path: string): boolean {
  if (path.endsWith('.test.ts') || path.includes('/testing/')) return false;
  return path.endsWith('.ts');
}
