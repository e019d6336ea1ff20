import type { PassedBefore } from './passed-before.ts';
import type { SourceTree } from './source-tree.ts';
import { inputsOf, isReached, isTestFile, keyOf } from './test-inputs.ts';

export interface ChosenTests {
  readonly run: readonly string[];
  /** Left out: passed when everything they depend on was as it is now. */
  readonly proven: readonly string[];
  /** Left out: what changed does not reach them. */
  readonly untouched: readonly string[];
  /** Of every file of tests. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Run apart, by turbo. */
const ruleSuite = /^packages\/quality-gate\/src\/(?:violations|generators)\//;

/** `changed` leaves out what it does not reach; without it whatever is not proven is run. */
export function chooseTests(tree: SourceTree, passed: PassedBefore, changed?: ReadonlySet<string>): ChosenTests {
  const keys = new Map<string, string>();
  const run: string[] = [];
  const proven: string[] = [];
  const untouched: string[] = [];
  for (const path of [...tree.keys()].filter((path) => isTestFile(path) && !ruleSuite.test(path)).sort()) {
    const inputs = inputsOf(path, tree);
    const key = keyOf(inputs, tree);
    keys.set(path, key);
    if (passed[path]?.key === key) proven.push(path);
    else if (changed && !isReached(inputs, changed)) untouched.push(path);
    else run.push(path);
  }
  return { run, proven, untouched, keys };
}
