import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { repositoryRoot } from '@portal/local-stack';
import { controlUrl, origin } from '../world/addresses.ts';
import { demoBillReferences } from '../world/demo-bills.ts';
import { findChromium } from '../world/find-chromium.ts';
import type { Screen } from './screen.ts';
import { screensOf } from './screens.ts';

/** `npm run screens`: pictures of every screen in its states, to leaf through at `.screens/index.html`. */
const folder = join(repositoryRoot, '.screens');
const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

async function worldAnswers(): Promise<boolean> {
  return fetch(controlUrl).then(
    (response) => response.ok,
    () => false,
  );
}

async function startWorld(): Promise<() => void> {
  if (await worldAnswers()) return () => {};
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed; its own message is above');
  const world = spawn('node', [join(repositoryRoot, 'e2e/world/serve.ts')], { stdio: 'inherit' });
  while (!(await worldAnswers())) {
    if (world.exitCode !== null) throw new Error('The portal did not start');
    await delay(200);
  }
  return () => world.kill('SIGTERM');
}

async function take(browser: Browser, screen: Screen, { width, scheme }: (typeof looks)[number]): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    baseURL: origin,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const file = `${screen.name.replace(/[^\w]+/g, '-')}.${width}.${scheme}.png`;
  try {
    await page.goto(screen.path);
    await page.locator('html[data-started]').waitFor({ timeout: 30_000 });
    await screen.prepare?.(page);
    await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
  return file;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startWorld();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const rows: string[] = [];
let failed = 0;
for (const screen of screensOf(demoBillReferences())) {
  const files: string[] = [];
  for (const look of looks) {
    try {
      files.push(await take(browser, screen, look));
    } catch (error) {
      failed += 1;
      console.error(
        `${screen.name}, ${look.width} px, ${look.scheme}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  rows.push(
    `<h2>${screen.name}</h2><div>${files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join('')}</div>`,
  );
  console.log(screen.name);
}
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;overflow:auto}img{max-height:640px;border:1px solid #ccc}</style>${rows.join('\n')}`,
);
await browser.close();
stop();
console.log(
  `\nPictures of ${rows.length} screens: ${join('.screens', 'index.html')}${failed > 0 ? `; ${failed} could not be taken` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
