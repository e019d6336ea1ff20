import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { repositoryRoot } from '@portal/local-stack';
import { controlUrl } from '../world/addresses.ts';
import { browserOptions } from '../world/browser-options.ts';
import { findChromium } from '../world/find-chromium.ts';
import { benchPorts } from './ports.ts';

export interface BenchPortal {
  readonly databaseUrl: string;
  readonly releasesDir: string;
}

const startTimeoutMs = 240_000;

/** The whole portal, as the browser tests have it, for as long as `use` takes. An interruption stops it too. */
export async function withPortal(use: (portal: BenchPortal) => Promise<void>): Promise<void> {
  const serving = spawn(process.execPath, [join(repositoryRoot, 'e2e/world/serve.ts')], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (serving.exitCode !== null || serving.signalCode !== null) return;
    serving.kill('SIGTERM');
    await once(serving, 'exit');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    await use(await started(serving));
  } finally {
    await stop();
  }
}

async function started(serving: ChildProcess): Promise<BenchPortal> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const answer = await fetch(controlUrl).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as BenchPortal;
    if (serving.exitCode !== null) throw new Error('The portal ended while it was starting');
    if (Date.now() > deadline) throw new Error('The portal was not ready in time');
    await wait(100);
  }
}

/** A phone, held upright. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
};

export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { args = [], ...rest } = browserOptions();
  const browser = await chromium.launch({ ...rest, args: [...args, `--remote-debugging-port=${benchPorts.browser}`] });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** Says how to get a browser when there is none. */
export function missingBrowser(): string | undefined {
  try {
    findChromium();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
