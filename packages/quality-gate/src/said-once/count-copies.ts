import { filesBelow, textOf } from '../sql-walls/table-owners.ts';

/** How often each file says for itself what one function or view of the database says for all. */
export type Copies = Readonly<Record<string, number>>;

const copies: readonly RegExp[] = [
  // lagos_today, lagos_day, lagos_midnight
  /at\s+time\s+zone\s+'{1,2}Africa\/Lagos/gi,
  // person_name
  /\w*first_name\s*\|\|\s*' '\s*\|\|/gi,
  /concat_ws\(' ',\s*[\w.]*first_name,\s*[\w.]*last_name\s*\)/gi,
  // reading.bill_heads
  /string_agg\((?:distinct\s+)?(?:\w+\.name\b|head_name_on\()[^`;]{0,120}?\bbill_lines\b/gi,
];
const isSource = /\/(?:lagos_\w+|person_name)\.function\.sql$|\/reading\.bill_heads\.view\.sql$/;

/** In the objects of the database and in the statements of the API; migrations stay as they were. */
export function countCopies(): Copies {
  const counted = filesBelow('apps/api/src')
    .filter(isProduct)
    .map((path) => [path, copiesIn(textOf(path))] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0).toSorted(([a], [b]) => a.localeCompare(b)));
}

export function copiesIn(source: string): number {
  return copies.reduce((sum, copy) => sum + [...source.matchAll(copy)].length, 0);
}

function isProduct(path: string): boolean {
  if (path.endsWith('.test.ts') || path.includes('/testing/') || isSource.test(path)) return false;
  return path.endsWith('.ts') || path.endsWith('.sql');
}
