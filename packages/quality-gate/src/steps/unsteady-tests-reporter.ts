import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Where the names stand that belong to a report. */
export const unsteadyFileOf = (reportFile: string) => `${reportFile}.unsteady`;

/** Writes the names of tests that failed once and passed when tried again, as a JSON list, beside a run's report. */
export class UnsteadyTestsReporter implements Reporter {
  readonly #names: string[] = [];
  readonly #reportFile: string;

  constructor(reportFile: string) {
    this.#reportFile = reportFile;
  }

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd() {
    writeFileSync(unsteadyFileOf(this.#reportFile), JSON.stringify(this.#names));
  }
}
