import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { repositoryRoot } from '@portal/local-stack';
import { controlUrl } from '../world/addresses.ts';
import { demoBillReferences } from '../world/demo-bills.ts';
import { findChromium } from '../world/find-chromium.ts';
import { Photographer } from './pictures.ts';
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

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startWorld();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const photographer = new Photographer(browser, folder);
for (const screen of screensOf(demoBillReferences()).filter(isWanted)) await photographer.visits(screen);
const wantedSignedIn = signedInScreens.filter(isWanted);
for (const role of new Set(wantedSignedIn.map((screen) => screen.role))) {
  await photographer.visitsSignedIn(
    role,
    wantedSignedIn.filter((screen) => screen.role === role),
  );
}
const rows = photographer.taken.map(({ name, files }) => {
  const pictures = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
  return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
});
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;overflow:auto}img{max-height:640px;border:1px solid #ccc}</style>${rows.join('\n')}`,
);
await browser.close();
stop();
const { failed } = photographer;
console.log(
  `\nPictures of ${rows.length} screens: ${join('.screens', 'index.html')}${failed > 0 ? `; ${failed} could not be taken` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
