import { defineConfig } from '@playwright/test';
import { controlUrl, origin } from './world/addresses.ts';
import { findChromium } from './world/find-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['scenarios/**/*.spec.ts', 'accessibility/**/*.spec.ts', 'budgets/**/*.spec.ts'],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node world/serve.ts',
    url: controlUrl,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
