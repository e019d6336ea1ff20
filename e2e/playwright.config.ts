import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { controlUrl, origin } from './world/addresses.ts';
import { browserOptions } from './world/browser-options.ts';

const machineRoom = [
  'scenarios/machines-die.spec.ts',
  'scenarios/provider-away.spec.ts',
  'scenarios/release-one-area.spec.ts',
  // The provider falls silent for everybody.
  'scenarios/several-bills-at-once.spec.ts',
  // A payment beside it would be in the file and not in the sum that was read before.
  'scenarios/export-outlives-its-page.spec.ts',
  // Nobody else can apply as an agent meanwhile.
  'scenarios/service-switched-off.spec.ts',
];

export default defineConfig({
  testDir: '.',
  // A story often waits, for a slowed network or for a service: with one worker a processor a quarter of them was idle.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  forbidOnly: true,
  // A story that needs its second try passes and is named at the end of the run (docs/decisions/0713).
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: [
    { name: 'stories', testMatch: '**/*.spec.ts', testIgnore: machineRoom },
    // Alone and one after the other: they take away what every other story needs, or need that nothing else moves.
    { name: 'machine room', testMatch: machineRoom, dependencies: ['stories'], workers: 1 },
  ],
  use: {
    baseURL: origin,
    // A control that never comes fails its story here, not at the end of the story's own time.
    actionTimeout: 30_000,
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // Recording costs every story time; in CI the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: browserOptions(),
  },
  webServer: {
    command: 'node world/serve.ts',
    url: controlUrl,
    // A minute on a quiet machine; five where others work beside it.
    timeout: 480_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
