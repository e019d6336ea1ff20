import { defineConfig } from 'vitest/config';
import { UnsteadyTestsReporter } from './packages/quality-gate/src/steps/unsteady-tests-reporter.ts';

const { CI, TEST_REPORT_FILE: report, WITHOUT_RULE_SUITES: withoutRules } = process.env;
/** Run apart, when what they test has changed. */
const ruleSuites = withoutRules ? ['packages/quality-gate/src/{violations,generators}/**'] : [];

/** One run for the whole workspace: servers and pure code in Node, screens in a simulated browser, the API on a real PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // By itself it leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: report ? ['default', ['json', { outputFile: report }], new UnsteadyTestsReporter(report)] : ['default'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/**', ...ruleSuites],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['packages/ui/src/testing/wait-patiently.ts'],
          testTimeout: 40_000,
          // Named at the end of the run (docs/decisions/0243).
          retry: CI ? 1 : 0,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // Importing the whole API for each file was two thirds of its time; files share it, each with a database of its own.
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
