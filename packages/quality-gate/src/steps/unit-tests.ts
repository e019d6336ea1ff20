import { changedFiles } from '../affected/changed-files.ts';
import { chooseTests } from '../affected/choose-tests.ts';
import { readPassed } from '../affected/passed-before.ts';
import { recordPassed } from '../affected/record-passed.ts';
import { readSourceTree } from '../affected/source-tree.ts';
import { keepTimings, slowest } from '../timings/timings.ts';
import type { RunReport } from '../vitest/run-report.ts';
import { countedRun } from './counted-run.ts';
import { repositoryRoot } from './run-command.ts';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';

/** One run of vitest over the files of tests that the scope asks for. */
export const unitTests = (scope: Scope): Step => ({
  name: 'unit, API and component tests',
  async run() {
    const passed = readPassed('tests');
    const changed = scope.kind === 'affected' ? changedFiles(repositoryRoot, scope.base) : undefined;
    const chosen = chooseTests(readSourceTree(repositoryRoot), scope.kind === 'all' ? {} : passed, changed);
    const provenTests = sum(chosen.proven.map((path) => passed[path]?.passed ?? 0));
    const notes = [
      ...(chosen.proven.length > 0
        ? [
            `${provenTests} tests of ${chosen.proven.length} files passed before, and nothing they depend on has changed`,
          ]
        : []),
      ...(changed
        ? [`${chosen.untouched.length} files of tests are not reached by what changed, and were left out`]
        : []),
    ];
    if (chosen.run.length === 0) return { passed: provenTests, failed: 0, output: '', notes };

    const leavesOut = chosen.proven.length + chosen.untouched.length > 0;
    const result = await countedRun({
      command: ['vitest', 'run', '--config', '.vitest.config.ts', ...(leavesOut ? chosen.run : [])],
      report: 'vitest.json',
      // The suites of `ruleTests` have a step of their own.
      env: (reportFile) => ({ TEST_REPORT_FILE: reportFile, WITHOUT_RULE_SUITES: 'true' }),
      count(report) {
        const { files, strayErrors } = report as RunReport;
        keepTimings(Object.fromEntries(Object.entries(files).map(([path, { seconds }]) => [path, seconds])));
        recordPassed('tests', { files, strayErrors }, chosen.keys, passed);
        const failures = [
          ...chosen.run.filter((path) => !files[path]).map((path) => `${path}: was not run`),
          ...Object.entries(files).flatMap(([path, { failed }]) => failed.map((name) => `${path}: ${name}`)),
        ];
        return {
          passed: sum(Object.values(files).map((file) => file.passed)) + provenTests,
          failed: failures.length + strayErrors,
          failures,
          unsteady: Object.entries(files).flatMap(([path, { unsteady }]) => unsteady.map((name) => `${path}: ${name}`)),
          slowest: slowest(Object.fromEntries(Object.entries(files).map(([path, { seconds }]) => [path, seconds]))),
        };
      },
    });
    return { ...result, notes };
  },
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
