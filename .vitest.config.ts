import { defineConfig } from 'vitest/config';

import { bundleContracts } from './packages/quality-gate/src/vitest/bundle-contracts.ts';
import { LongestFirst } from './packages/quality-gate/src/vitest/longest-first.ts';
import { RunReporter } from './packages/quality-gate/src/vitest/run-reporter.ts';

const { CI, TEST_REPORT_FILE: report, WITHOUT_RULE_SUITES: withoutRules } = process.env;
/** Run apart, when what they test has changed. */
const ruleSuites = withoutRules ? ['packages/quality-gate/src/{violations,generators}/**'] : [];

// Whoever watches, or asks what a change touches, needs the sources themselves.
const runsOnce = process.argv.includes('run') && !process.argv.some((argument) => argument.startsWith('--changed'));
const resolve = { alias: runsOnce ? await bundleContracts() : [] };

/** One run for the whole workspace: servers and pure code in Node, screens in a simulated browser, the API on a real PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // By itself it leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    // What realms of `vmForks` leave behind is given back with the process; without a limit it grows to all memory there is.
    vmMemoryLimit: '1GB',
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', new RunReporter(report)] : ['default'],
    projects: [
      {
        resolve,
        test: {
          name: 'node',
          environment: 'node',
          // Most of its files load more than they run.
          isolate: false,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/**', ...ruleSuites],
          // A limit for what hangs: a machine that does much else is slow, and slow is not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // A new realm for each file instead of a new process: two thirds of the processor time.
          pool: 'vmForks',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [
            'packages/quality-gate/src/vitest/browser-globals.ts',
            'packages/ui/src/testing/wait-patiently.ts',
          ],
          testTimeout: 40_000,
          // Named last, in red (docs/decisions/0713).
          retry: CI ? 1 : 0,
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          environment: 'node',
          // Importing the whole API for each file was two thirds of its time; files share it, each with a database of its own.
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/postgres.setup.ts'],
          setupFiles: ['apps/api/src/testing/clock/shift-date.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
