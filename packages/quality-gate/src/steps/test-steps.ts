import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';
import type { Step, StepResult } from './step.ts';
import { type StoriesReport, unsteadyStories } from './unsteady-stories.ts';
import { unsteadyFileOf } from './unsteady-tests-reporter.ts';

/** A run that counts its tests in a JSON report. No report, no tests or a failed run without a failed test count as one failure. */
async function countedRun(
  command: readonly [string, ...string[]],
  reportName: string,
  env: (reportFile: string) => Readonly<Record<string, string>>,
  count: (report: unknown, reportFile: string) => Omit<StepResult, 'output'>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  const reportFile = join(folder, reportName);
  try {
    const [program, ...args] = command;
    const { code, output } = await runCommand(program, args, { env: env(reportFile) });
    let counted: Omit<StepResult, 'output'>;
    try {
      counted = count(JSON.parse(readFileSync(reportFile, 'utf8')), reportFile);
    } catch {
      return { passed: 0, failed: 1, output: `${output}\nThe run left no report.` };
    }
    const silentFailure = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return { ...counted, failed: counted.failed + (silentFailure ? 1 : 0), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const atSecondTry = (titles: readonly string[]) => titles.map((title) => `passed at the second try only: ${title}`);

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The end of a long output shows the last failures only. */
function failedTests(files: UnitReport['testResults']): readonly string[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `failed: ${relative(repositoryRoot, name)}: ${fullName}`),
  );
}

export const unitTests: Step = {
  name: 'unit, API and component tests',
  run: () =>
    countedRun(
      // The suites of `ruleTests` have a step of their own.
      ['vitest', 'run', '--config', '.vitest.config.ts'],
      'vitest.json',
      (reportFile) => ({ TEST_REPORT_FILE: reportFile, WITHOUT_RULE_SUITES: 'true' }),
      (report, reportFile) => {
        const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = report as UnitReport;
        // A file that cannot even be loaded fails as a suite without a failed test.
        const brokenFiles = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0;
        const unsteady = JSON.parse(readFileSync(unsteadyFileOf(reportFile), 'utf8')) as readonly string[];
        const remarks = [...atSecondTry(unsteady), ...failedTests(testResults)];
        return { passed: numPassedTests, failed: numFailedTests + brokenFiles, remarks };
      },
    ),
};

const ruleReports = ['rules', 'generators'] as const;

/** Planted violations and generators: run when what they test has changed, else counted as they were left (turbo's cache). */
export const ruleTests: Step = {
  name: 'planted violations and generators',
  async run() {
    const files = ruleReports.map((name) => join(repositoryRoot, 'packages/quality-gate/.reports', `${name}.json`));
    for (const file of files) rmSync(file, { force: true });
    const tasks = ruleReports.map((name) => `test:${name}`);
    const { code, output } = await runCommand('turbo', ['run', ...tasks, '--output-logs=errors-only', '--continue']);
    let passed = 0;
    let failed = 0;
    for (const file of files) {
      try {
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
        passed += numPassedTests;
        failed += numFailedTests;
      } catch {
        failed += 1;
      }
    }
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
  },
};

export const browserTests: Step = {
  name: 'browser tests',
  run: () =>
    countedRun(
      ['pnpm', '--dir', 'e2e', 'exec', 'playwright', 'test'],
      'playwright.json',
      (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0' }),
      (report) => {
        const { stats, suites } = report as StoriesReport;
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          remarks: atSecondTry(unsteadyStories(suites)),
        };
      },
    ),
};
