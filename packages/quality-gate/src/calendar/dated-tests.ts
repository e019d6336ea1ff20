import type { SourceTree } from '../affected/source-tree.ts';
import { isTestFile, reachedFrom } from '../affected/test-inputs.ts';

/** Every day that SQL knows is asked of a database. */
const testDatabase = 'apps/api/src/testing/test-database.ts';
const clock = 'apps/api/src/platform/clock/';
const asksForNow = /\bnew Date\(\)|\bDate\.now\b|\bTemporal\.Now\b/;

/** The API's files of tests that can depend on the day: they reach a database or the clock, or ask for the time themselves. */
export function datedTests(tree: SourceTree, read: (path: string) => string): readonly string[] {
  const asks = new Map<string, boolean>();
  const isDated = (path: string) => {
    const known = asks.get(path) ?? (path === testDatabase || path.startsWith(clock) || asksForNow.test(read(path)));
    asks.set(path, known);
    return known;
  };
  return [...tree.keys()]
    .filter((path) => isTestFile(path) && path.startsWith('apps/api/'))
    .filter((path) => [...reachedFrom([path], tree)].some((reached) => tree.has(reached) && isDated(reached)))
    .sort();
}
