import { repositoryRoot } from '../steps/run-command.ts';
import type { RunReport, TestFileReport } from '../vitest/run-report.ts';
import { chooseTests } from './choose-tests.ts';
import { type PassedBefore, writePassed } from './passed-before.ts';
import { readSourceTree } from './source-tree.ts';

/**
 * Adds what passed to what passed before. A file whose inputs were changed while it ran has proved nothing; files that are no more are forgotten.
 * `keys` are those of when the run began.
 */
export function recordPassed(
  name: string,
  { files, strayErrors }: RunReport,
  keys: ReadonlyMap<string, string>,
  before: PassedBefore,
): PassedBefore {
  const steady = strayErrors > 0 ? [] : Object.entries(files).filter(([, file]) => isSteady(file));
  const { keys: now } = chooseTests(readSourceTree(repositoryRoot), {});
  const earlier = Object.entries(before).filter(([path]) => now.has(path));
  const proved = steady.flatMap(([path, { passed }]) => {
    const key = keys.get(path);
    return key !== undefined && now.get(path) === key ? [[path, { key, passed }] as const] : [];
  });
  const passed = Object.fromEntries([...earlier, ...proved]);
  writePassed(name, passed);
  return passed;
}

const isSteady = ({ failed, unsteady }: TestFileReport) => failed.length === 0 && unsteady.length === 0;
