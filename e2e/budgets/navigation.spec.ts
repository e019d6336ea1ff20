import type { Page } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { limits } from './limits.ts';
import { followRequestChains } from './request-chain.ts';

/** As the server calls the page. */
async function titleOf(path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** What a link does: another address within the document that is open. */
async function followsALinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('From one public page to any other little comes, and nothing waits on anything', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
  const underWay = new Set<unknown>();
  let bytes = 0;
  let asked: string[] = [];
  page.on('request', (request) => {
    underWay.add(request);
    asked.push(new URL(request.url()).pathname);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
    underWay.delete(request);
  });

  const excess: Record<string, string> = {};
  for (const path of (await publicPages()).filter((each) => each !== '/')) {
    await test.step(path, async () => {
      [bytes, asked] = [0, []];
      const chains = await followRequestChains(page);
      await followsALinkTo(page, path);
      await expect(page).toHaveTitle(await titleOf(path));
      await expect.poll(() => underWay.size).toBe(0);
      if (bytes > limits.navigationKb * 1000) excess[path] = `${bytes} bytes: ${asked.join(', ')}`;
      const deepest = chains.deepest();
      if (deepest.length > limits.navigationChain) excess[path] = `one after the other: ${deepest.join(' → ')}`;
    });
  }
  expect(excess).toEqual({});
  // Never loaded anew: that would have been another measurement.
  await expect(page.locator('html[data-first-document]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
