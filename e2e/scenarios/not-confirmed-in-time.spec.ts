import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';

test('When no confirmation comes in time, the payer is told what we do next, and nothing is called paid', async ({
  payer,
  page,
}) => {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  const rrr = await payer.readsTheRrr();
  await page.clock.install();
  await page.goto(`/payment-redirect-open?billRef=${bill.reference}&provider=remita&rrr=${rrr}`);
  await expect(page.getByText('Payment Confirmation Pending').first()).toBeVisible();
  await expect(page.getByText("We're waiting for payment confirmation. Thank you for your patience.")).toBeVisible();
  // Six retries of ten seconds and the status check after them.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText('Payment Confirmation Failed').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/We are unable to confirm payment at this time/)).toBeVisible();
  await expect(page.getByText(/do not pay again/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/');
  await payer.seesNothingCutOff();
  expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 0, payments: 0 });
});
