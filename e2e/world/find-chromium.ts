import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  process.env.CHROMIUM_PATH,
  // The same browser without its own windows and tool bars, which are pages too: half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/** The browser on this machine, or a sentence that says how to get one. */
export function findChromium(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found)
    throw new Error(
      'No Chromium was found. Install it ("apt-get install chromium-headless-shell", or "npx playwright install chromium"), or set CHROMIUM_PATH.',
    );
  return found;
}
