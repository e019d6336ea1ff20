import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';
import type { Step } from './step.ts';

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
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
        passed += numPassedTests;
        failed += numFailedTests;
      } catch {
        failed += 1;
      }
    }
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
  },
};
