import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { RunReport, TestFileReport } from './run-report.ts';

/** Writes what became of each file of tests, for the gate. */
export class RunReporter implements Reporter {
  readonly #reportFile: string;

  constructor(reportFile: string) {
    this.#reportFile = reportFile;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const files = Object.fromEntries(modules.map((module) => [pathOf(module), reportOf(module)]));
    const report: RunReport = { files, strayErrors: errors.length };
    writeFileSync(this.#reportFile, JSON.stringify(report));
  }
}

const pathOf = ({ moduleId, project }: TestModule) => relative(project.vitest.config.root, moduleId);

function reportOf(module: TestModule): TestFileReport {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName);
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length === 0 && !module.ok() ? ['the file itself'] : failed,
    unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName),
    seconds: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000,
  };
}
