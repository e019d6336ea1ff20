import type { Page } from '@playwright/test';
import { expect, type Payer, test } from '../actors/payer.ts';
import { type Bill, givenBill } from '../world/bills.ts';

const isEventStream = (accepted: string | undefined) => accepted?.includes('text/event-stream') ?? false;

async function paysByCard(payer: Payer): Promise<Bill> {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.proceeds();
  await payer.paysByCard();
  await payer.seesConfirmation();
  return bill;
}

const blockWebSockets = (page: Page) => page.routeWebSocket(/\/hubs\//, (socket) => socket.close());

test('Behind a network that blocks WebSockets the confirmation arrives as an event', async ({ payer, page }) => {
  await blockWebSockets(page);
  const streamed = page.waitForResponse(
    (response) => /\/hubs\/.*id=/.test(response.url()) && isEventStream(response.headers()['content-type']),
  );
  await paysByCard(payer);
  expect((await streamed).ok()).toBe(true);
});

test('Behind a network that blocks WebSockets and event streams the confirmation still arrives live', async ({
  payer,
  page,
}) => {
  await blockWebSockets(page);
  await page.route(/\/hubs\//, (route) =>
    isEventStream(route.request().headers().accept) ? route.abort() : route.fallback(),
  );
  const polled = page.waitForResponse(
    (response) => /\/hubs\/.*id=/.test(response.url()) && response.request().method() === 'GET',
  );
  const bill = await paysByCard(payer);
  expect((await polled).ok()).toBe(true);
  await test.step('And after ten seconds of real time the receipt follows by itself', () => payer.seesReceipt(bill));
});
