import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';

test('Back closes the window of the provider, and Back from a fresh receipt says that it is paid', async ({
  page,
  payer,
}) => {
  const bill = await givenBill();
  const screen = page.getByRole('heading', { level: 1, name: 'Select Payment Method' });
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await test.step('Back with the window open closes it and stays', async () => {
    await payer.proceeds();
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(screen).toBeVisible();
    await expect(page.getByText(/The payment window was closed/)).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('It opens again, and the payment goes on as ever', async () => {
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
    await payer.continuesToTheReceipt();
    await payer.seesReceipt(bill);
  });
  await test.step('Back from the receipt says so, with the receipt', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Already paid' })).toBeVisible();
    await expect(page.getByText(/KDR-\d{4}-\d{8}/)).toBeVisible();
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await payer.seesReceipt(bill);
  });
});

test('A screen that is nothing without script starts by itself, and says nothing false before', async ({ page }) => {
  for (const path of ['/signup', '/email-notice']) {
    await test.step(path, async () => {
      await page.goto(path);
      // Nobody registered in this tab: the person is led to the login without touching anything.
      await page.waitForURL((url) => url.pathname !== path);
    });
  }
});
