import { expect, test } from '../actors/payer.ts';

test('A lost connection is said once, what was loaded stays, and everything goes on by itself', async ({
  page,
  payer,
  context,
}) => {
  await page.goto('/tax-calculator');
  await payer.startsThePage();
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

/** Each with what it shows once its own list has come. */
const services = {
  '/contact-us': 'searchbox',
  '/consult-connect': 'combobox',
  '/consult-connect/times?topic=paye&mode=phone': 'link',
  '/agent-network': 'combobox',
  '/agent-network/verify?code=KA00': 'textbox',
  '/communication-infrastructure-assessment-portal': 'table',
  '/tax-trails/witholding': 'table',
} as const;

test('What could not be fetched comes by itself once the connection is back, on every service', async ({
  page,
  payer,
}) => {
  test.setTimeout(240_000);
  for (const [path, role] of Object.entries(services)) {
    await test.step(path, async () => {
      await page.goto('/about-us');
      await payer.startsThePage();
      await page.waitForLoadState('networkidle');
      const away = /\/(?:api\/|livez)/;
      await page.route(away, (route) => route.abort('internetdisconnected'));
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toBeVisible({ timeout: 20_000 });
      await payer.seesNothingCutOff();
      await page.unroute(away);
      await expect(main.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
      await expect(main.getByRole(role).first()).toBeVisible();
    });
  }
});

test('What was typed stays when it could not be sent, and is sent by the next press', async ({ page, payer }) => {
  await page.goto('/contact-us/message');
  await payer.startsThePage();
  const words = 'My payment of Monday has no receipt yet.';
  await page.getByLabel('What is it about?').selectOption('payment');
  await page.getByLabel('Your message').fill(words);
  await page.getByLabel('Your name').fill('Amina Bello');
  await page.getByLabel('Email address').fill(`amina-${Date.now()}@example.test`);
  const away = /\/(?:api\/|livez)/;
  await page.route(away, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText(/could not reach/i).first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await page.unroute(away);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible();
});

test('The footer says what the page has used, and does not count what was on the device', async ({ page, payer }) => {
  await page.goto('/faq');
  await payer.startsThePage();
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
  await payer.startsThePage();
  await expect.poll(shownKb).toBeGreaterThan(0);
  expect(await shownKb()).toBeLessThan(before / 2);
});
