import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { repositoryRoot } from '@portal/local-stack';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { controlUrl, origin } from '../world/addresses.ts';
import { demoBillReferences } from '../world/demo-bills.ts';
import { findChromium } from '../world/find-chromium.ts';
import type { Screen } from './screen.ts';
import { screensOf } from './screens.ts';
import { signedInScreens } from './signed-in-screens.ts';

/**
 * `npm run screens`: pictures of every screen in its states, to leaf through at `.screens/index.html`.
 * `npm run screens -- register signup`: only of those whose name begins so.
 */
const folder = join(repositoryRoot, '.screens');
const beginnings = process.argv.slice(2);
const isWanted = ({ name }: Screen) => beginnings.length === 0 || beginnings.some((words) => name.startsWith(words));
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

type Look = (typeof looks)[number];

/** Closed again, whatever becomes of the work. */
async function inContext(browser: Browser, look: Look, work: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 800 },
    colorScheme: look.scheme,
    baseURL: origin,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

async function bringInto(page: Page, { path, prepare }: Screen) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor({ timeout: 30_000 });
  if (/[?&]a=/.test(path)) await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  await prepare?.(page);
}

async function take(page: Page, { name }: Screen, { width, scheme }: Look): Promise<string> {
  const file = `${name.replace(/[^\w]+/g, '-')}.${width}.${scheme}.png`;
  // What lies behind a dialog does not scroll: below the window there is nothing to see.
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  await page.screenshot({ path: join(folder, file), fullPage: !hasDialog, animations: 'disabled' });
  return file;
}

let failed = 0;
const rows: string[] = [];

/** One look's failure is no reason to go without the others. */
async function trying(what: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    failed += 1;
    console.error(`${what}: ${error instanceof Error ? error.message : error}`);
  }
}

function show({ name }: Screen, files: readonly string[]) {
  const pictures = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
  rows.push(`<h2>${name}</h2><div>${pictures.join('')}</div>`);
  console.log(name);
}

async function takeEachLook(browser: Browser, screen: Screen) {
  const files: string[] = [];
  for (const look of looks) {
    await trying(`${screen.name}, ${look.width} px, ${look.scheme}`, async () => {
      await inContext(browser, look, async (context) => {
        const page = await context.newPage();
        await bringInto(page, screen);
        files.push(await take(page, screen, look));
      });
    });
  }
  show(screen, files);
}

/** Signing in takes longer than looking: once for a role, and a screen is loaded once for all its looks. */
async function takeSignedIn(browser: Browser, role: Role) {
  const [firstLook] = looks;
  if (!firstLook) return;
  await inContext(browser, firstLook, async (context) => {
    await signInAnew(context, role);
    for (const screen of wantedSignedIn.filter((one) => one.role === role)) {
      const files: string[] = [];
      await trying(screen.name, async () => {
        const page = await context.newPage();
        await bringInto(page, screen);
        for (const look of looks) {
          await page.setViewportSize({ width: look.width, height: 800 });
          await page.emulateMedia({ colorScheme: look.scheme });
          files.push(await take(page, screen, look));
        }
        await page.close();
      });
      show(screen, files);
    }
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startWorld();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const screen of screensOf(demoBillReferences()).filter(isWanted)) await takeEachLook(browser, screen);
const wantedSignedIn = signedInScreens.filter(isWanted);
for (const role of new Set(wantedSignedIn.map((screen) => screen.role))) {
  await trying(role, () => takeSignedIn(browser, role));
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
