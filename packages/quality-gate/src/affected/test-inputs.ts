import { createHash } from 'node:crypto';
import { isSource, packageOf, type SourceTree } from './source-tree.ts';

/** Everything whose change may change what a file of tests finds. */
export interface TestInputs {
  /** It and what it needs, directly or through others. */
  readonly files: ReadonlySet<string>;
  /** Packages of which it may read any file that is no source, such as a migration or a font. */
  readonly assetsOf: ReadonlySet<string>;
  /** It reads files or starts programs itself: nobody knows which. */
  readonly anything: boolean;
}

export const isTestFile = (path: string) => /^(?:apps|packages)\/.*\.test\.tsx?$/.test(path);
const isTestCode = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
/** Tools that look at the repository as a whole. */
const looksAround = /^(?:packages\/(?:federation|local-stack|quality-gate)|e2e|\.plop)\//;

/** What runs the tests. */
const howTestsRun = [
  '.vitest.config.ts',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'packages/quality-gate/src/vitest/browser-globals.ts',
  'packages/ui/src/testing/wait-patiently.ts',
];
/** Every test of the API runs on a database that this makes. */
const databaseSetup = 'apps/api/src/testing/postgres.setup.ts';

export function inputsOf(test: string, tree: SourceTree): TestInputs {
  const needed = reachedFrom([test, ...(test.startsWith('apps/api/') ? [databaseSetup] : [])], tree);
  const files = new Set([...needed, ...reachedFrom(howTestsRun, tree)]);
  const assetsOf = new Set<string>();
  let anything = false;
  for (const path of needed) {
    for (const setting of ['package.json', 'tsconfig.json']) files.add(`${packageOf(path)}/${setting}`);
    const { reads = false, importsComputed = false } = tree.get(path)?.source ?? {};
    if (importsComputed || (reads && (isTestCode(path) || looksAround.test(path)))) anything = true;
    else if (reads) assetsOf.add(packageOf(path));
  }
  return { files, assetsOf, anything };
}

export function reachedFrom(starts: readonly string[], tree: SourceTree): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const path of reached) for (const needed of tree.get(path)?.needs ?? []) reached.add(needed);
  return reached;
}

/** Says whether a change of these files, removed ones among them, can reach the tests with these inputs. */
export function isReached(inputs: TestInputs, changed: Iterable<string>): boolean {
  for (const path of changed)
    if (inputs.files.has(path) || (!isSource(path) && inputs.assetsOf.has(packageOf(path)))) return true;
  return false;
}

/** The same as long as no input has changed, on the same Node. */
export function keyOf({ files, assetsOf, anything }: TestInputs, tree: SourceTree): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  const relevant = [...tree.keys()].filter(
    (path) => anything || files.has(path) || (!isSource(path) && assetsOf.has(packageOf(path))),
  );
  for (const path of relevant.sort()) hash.update(`\0${path}\0${tree.get(path)?.hash}`);
  return hash.digest('base64');
}
