import type { Page, Request } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { limits } from './limits.ts';
import { followRequestChains } from './request-chain.ts';

interface Going {
  readonly asked: readonly string[];
  /** Of bodies, as transferred. */
  readonly bytes: number;
  readonly deepest: readonly string[];
}

/** As the server calls the page. */
async function titleOf(path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

async function isAtHome(page: Page): Promise<void> {
  await page.goto('/');
  await startsThePage(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
}

/** What a link does: another address within the document that is open. */
async function goesTo(page: Page, path: string): Promise<Going> {
  const asked: string[] = [];
  const underWay = new Set<Request>();
  const begins = (request: Request) => {
    const { pathname } = new URL(request.url());
    // Chromium looks for the icon again with every address.
    if (pathname === '/favicon.svg') return;
    underWay.add(request);
    asked.push(pathname);
  };
  const chains = await followRequestChains(page);
  const sizes: Promise<{ responseBodySize: number }>[] = [];
  const ends = (request: Request) => {
    if (underWay.delete(request)) sizes.push(request.sizes());
  };
  page.on('request', begins).on('requestfinished', ends);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page).toHaveTitle(await titleOf(path));
  await expect.poll(() => underWay.size).toBe(0);
  page.off('request', begins).off('requestfinished', ends);
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  // Never loaded anew: that would have been another measurement.
  await expect(page.locator('html[data-first-document]')).toHaveCount(1);
  return { asked, bytes, deepest: chains.deepest() };
}

test('From the home page to any other little comes, and nothing waits on anything', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(400_000);
  await isAtHome(page);
  const excess: Record<string, string> = {};
  for (const path of (await publicPages()).filter((each) => each !== '/')) {
    await test.step(path, async () => {
      let going = await goesTo(page, path);
      if (going.asked.some((asked) => asked.endsWith('.js'))) {
        // Script that another page brought already is not paid for by this one: so again, straight from home.
        const fresh = await browser.newPage();
        await isAtHome(fresh);
        going = await goesTo(fresh, path);
        await fresh.close();
      }
      const { asked, bytes, deepest } = going;
      if (bytes > limits.navigationKb * 1000) excess[path] = `${bytes} bytes: ${asked.join(', ')}`;
      if (deepest.length > limits.navigationChain) excess[path] = `one after the other: ${deepest.join(' → ')}`;
    });
  }
  expect(excess).toEqual({});
  expect(complaints).toEqual([]);
});
