import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaPaths } from '@portal/contracts';
import { changedFiles } from '../affected/changed-files.ts';
import { keyOfStories, nearestStories, storyFiles } from '../affected/choose-stories.ts';
import { readPassed, writePassed } from '../affected/passed-before.ts';
import { readSourceTree } from '../affected/source-tree.ts';
import { keepTimings, readTimings, slowest } from '../timings/timings.ts';
import { countedRun } from './counted-run.ts';
import { repositoryRoot } from './run-command.ts';
import type { Scope } from './scope.ts';
import type { Step, StepResult } from './step.ts';
import { readStories, type StoriesReport } from './stories-report.ts';

const e2e = join(repositoryRoot, 'e2e');
/** Of stories, one after the other; several run at once. */
const affectedSeconds = 240;
/** Other projects take away what stories need, or come after them. */
const firstProject = 'stories';

/** The stories in a browser: all of them, or, for what a change affects, the nearest. */
export const browserTests = (scope: Scope): Step => ({
  name: 'browser tests',
  async run() {
    const tree = readSourceTree(repositoryRoot);
    const key = keyOfStories(tree);
    const before = readPassed('stories').all;
    if (scope.kind !== 'all' && before?.key === key)
      return {
        passed: before.passed,
        failed: 0,
        output: '',
        notes: ['passed before, and nothing they show or do has changed'],
      };
    if (scope.kind !== 'affected') return runStories([], (passed) => recordIfUnchanged(key, passed));

    const chosen = nearestStories({
      tree,
      changed: changedFiles(repositoryRoot, scope.base),
      read: (path) => readFileSync(join(repositoryRoot, path), 'utf8'),
      seconds: readTimings(),
      secondsMost: affectedSeconds,
      areaPaths,
    });
    const notes = [`${chosen.length} of ${storyFiles(tree).length} files of stories are nearest to what changed`];
    if (chosen.length === 0) return { passed: 0, failed: 0, output: '', notes };
    const files = chosen.map((path) => path.replace('e2e/', ''));
    return { ...(await runStories(['--project', firstProject, '--no-deps', ...files])), notes };
  },
});

function recordIfUnchanged(key: string, passed: number): void {
  if (keyOfStories(readSourceTree(repositoryRoot)) === key) writePassed('stories', { all: { key, passed } });
}

function runStories(args: readonly string[], onSteady: (passed: number) => void = () => {}): Promise<StepResult> {
  return countedRun({
    command: [join(e2e, 'node_modules/.bin/playwright'), 'test', ...args],
    cwd: e2e,
    report: 'playwright.json',
    env: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0' }),
    count(report) {
      const { passed, failed, unsteady, seconds } = readStories(report as StoriesReport);
      keepTimings(seconds);
      if (failed.length === 0 && unsteady.length === 0) onSteady(passed);
      return { passed, failed: failed.length, failures: failed, unsteady, slowest: slowest(seconds) };
    },
  });
}
