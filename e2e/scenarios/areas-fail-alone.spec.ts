import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';

test('When the payments area cannot be loaded, only it fails, and Retry recovers', async ({ payer, page }) => {
  const bill = await givenBill();
  await test.step('Given its files are gone', () => page.route(/\/releases\/payments\//, (route) => route.abort()));
  await page.goto(`/payment-gateways-open?billRef=${bill.reference}`);
  await test.step('Then a message says what happened, within the portal', async () => {
    await expect(page.getByText('Payments is not available at the moment')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
  });
  await test.step('And the rest works', async () => {
    const other = await page.context().newPage();
    await other.goto('/about-us');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.close();
  });
  await test.step('When it is back, Retry shows the screen without loading the page again', async () => {
    await page.unroute(/\/releases\/payments\//);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
    });
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible({ timeout: 30_000 });
    expect(loads).toEqual([]);
  });
  await payer.seesNothingCutOff();
});
