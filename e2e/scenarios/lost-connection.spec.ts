import { WebSocket } from 'undici';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { payOutside } from '../world/machine-room.ts';

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
    await expect(page.getByText('₦870,000').first()).toBeVisible();
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

/** Resolves when the server has given up somebody who connected now and says nothing any more. */
async function givesUpWhoIsSilent(): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/hubs/payment-notifications`);
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  socket.addEventListener('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
  await closed;
}

test('A phone that slept while its money came hears of it when it wakes, from the hub', async ({
  page,
  payer,
  context,
}) => {
  test.setTimeout(150_000);
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  const rrr = await payer.readsTheRrr();
  const statusChecks: string[] = [];
  page.on('request', (request) => {
    if (/payments\/status/.test(request.url())) statusChecks.push(request.url());
  });
  const phone = await context.newCDPSession(page);
  await test.step('It waits for the confirmation', async () => {
    const connected = page.waitForEvent('websocket');
    await page.goto(`/payment-redirect-open?billRef=${bill.reference}&provider=remita&rrr=${rrr}`);
    await (await connected).waitForEvent('framereceived');
    await expect(page.getByText('Payment Confirmation Pending').first()).toBeVisible();
  });
  await test.step('It sleeps, the server gives it up, and the money comes', async () => {
    // Its script stands still and its socket stays open: what a phone does to a tab. The headless shell has no life cycle to freeze.
    const asleep = new Promise((resolve) => phone.once('Debugger.paused', resolve));
    await phone.send('Debugger.enable');
    await phone.send('Debugger.pause');
    await asleep;
    await givesUpWhoIsSilent();
    await payOutside(rrr, 'branch');
    await expect.poll(async () => (await moneyOf(bill.reference)).receipts, { timeout: 30_000 }).toBe(1);
  });
  await test.step('It wakes, comes back and is told', async () => {
    const back = page.waitForEvent('websocket');
    await phone.send('Debugger.disable');
    await back;
    await payer.seesConfirmation();
    expect(statusChecks).toEqual([]);
  });
});
