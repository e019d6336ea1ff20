import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);

/** How many statements of each module are texts whose columns and rows no type check reads. */
export type RawStatements = Readonly<Record<string, number>>;

/** A statement handed to the driver, to Drizzle or to a reader of lists; what Kysely built is run by `execute()` with nothing in it. */
const rawStatement = /\.(?:query|execute)(?:<|\((?!\)))|\brun<|\brun\(sql/g;
/** What begins and ends a transaction names no column. */
const ofTransaction = /\.(?:query|execute)\(\s*['`](?:begin|commit|rollback|savepoint|release|set local)\b/g;

export function countRawStatements(): RawStatements {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/api/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts: Record<string, number> = {};
  for (const path of paths.split('\n').filter(isProduct)) {
    const count = rawStatementsIn(readFileSync(new URL(path, root), 'utf8'));
    const place = placeOf(path);
    if (count > 0) counts[place] = (counts[place] ?? 0) + count;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)));
}

export function rawStatementsIn(source: string): number {
  return [...source.matchAll(rawStatement)].length - [...source.matchAll(ofTransaction)].length;
}

/** Where Kysely's own statements are handed to the driver, where migrations and objects are applied, and where the server is asked about itself: they read PostgreSQL's catalogue. */
const isRunner =
  /^apps\/api\/src\/platform\/db\/(?:connection-dialect\.ts|prepare\.ts|serving-limits\.ts|server-standing\.ts|standby-age\.ts|migrations\/|objects\/)/;

function isProduct(path: string): boolean {
  return path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/') && !isRunner.test(path);
}

/** `money/refunds`, `platform/lists`, or the file itself. */
function placeOf(path: string): string {
  return /^apps\/api\/src\/(?:modules\/)?([^/]+\/[^/]+)/.exec(path)?.[1] ?? path;
}
