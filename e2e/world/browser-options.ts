import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** How every browser of ours is started. */
export function browserOptions(...moreArgs: readonly string[]): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...moreArgs,
    ],
  };
}
