import { expect, test } from '../actors/payer.ts';

test('A lost connection is said once, what was loaded stays, and everything goes on by itself', async ({
  page,
  payer,
  context,
}) => {
  await page.goto('/tax-calculator');
  await payer.waitsForTheStart();
  await page.waitForLoadState('networkidle');
  const banner = page.getByText(/^No connection/);
  await test.step('The line appears, and nothing else changes', async () => {
    await context.setOffline(true);
    await expect(banner).toHaveCount(1);
    await page.getByLabel(/^Salary/).fill('500000');
    await expect(page.getByText('₦870,000.00').first()).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('A page that needs the network waits for it', async () => {
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(banner).toHaveCount(1);
  });
  await test.step('With the connection the page comes without a press', async () => {
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 20_000 });
  });
});

test('The footer says what the page has used, and does not count what was on the device', async ({ page, payer }) => {
  await page.goto('/faq');
  await payer.waitsForTheStart();
  const line = page.getByText(/of your data/);
  const shownKb = async () => Number(/about (\d+) KB/.exec((await line.textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(shownKb).toBeGreaterThan(30);
  const counted = () =>
    page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
        0,
      ),
    );
  await page.waitForLoadState('networkidle');
  await expect.poll(shownKb).toBe(Math.round((await counted()) / 1000));
  const before = await shownKb();
  await page.reload();
  await payer.waitsForTheStart();
  await expect.poll(shownKb).toBeGreaterThan(0);
  expect(await shownKb()).toBeLessThan(before / 2);
});
