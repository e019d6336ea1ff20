import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';

test('Behind a network that blocks WebSockets and event streams the confirmation still arrives live', async ({
  payer,
  page,
}) => {
  await page.routeWebSocket(/\/hubs\//, (socket) => socket.close());
  await page.route(/\/hubs\//, (route) =>
    route.request().headers().accept?.includes('text/event-stream') ? route.abort() : route.fallback(),
  );
  const polled = page.waitForResponse(
    (response) => /\/hubs\/.*id=/.test(response.url()) && response.request().method() === 'GET',
  );
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.proceeds();
  await payer.paysByCard();
  await payer.seesConfirmation();
  expect((await polled).ok()).toBe(true);
  await test.step('And after ten seconds of real time the receipt follows by itself', () => payer.seesReceipt(bill));
});
