import { expect, test } from '../actors/payer.ts';

const coldKb = 150;

test('The reference for developers costs little all in all, stands still, and waits for nothing', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/developers', { waitUntil: 'load' });
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 2000);
  await page.locator('label[for="in-node"]').first().click();
  await expect(page.locator('.dev-in-node').first()).toBeVisible();
  // Longer than any other page waits before it starts by itself.
  await page.waitForTimeout(6000);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(coldKb * 1000);
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThanOrEqual(0.001);

  // The language is chosen again with the next visit, and nothing moves for it.
  await page.reload();
  await expect(page.locator('.dev-in-node').first()).toBeVisible();
  await expect(page.locator('.dev-in-curl').first()).toBeHidden();
});

test('The reference for developers is read without script, in the language of its choice', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/developers');
  await page.locator('label[for="in-python"]').first().click();
  await expect(page.locator('.dev-in-python').first()).toBeVisible();
  await expect(page.locator('.dev-copy').first()).toBeHidden();
  await page.goto('/developers?lang=ha#tsp.key-missing');
  await expect(page.locator('[id="tsp.key-missing"]')).toBeInViewport();
  await context.close();
});
