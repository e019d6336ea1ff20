import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';
import { forgetProviderFaults, givenProviderFault } from '../world/machine-room.ts';

test('When the provider is away no session is created, nothing is lost, and trying again works', async ({
  payer,
  page,
}) => {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await givenProviderFault({ match: { op: 'remita.init' }, times: 'always', fault: { type: 'status', status: 503 } });
  try {
    await page.getByRole('button', { name: 'Proceed to payment' }).click();
    await expect(page.getByText('An error occurred while creating a payment session').first()).toBeVisible({
      timeout: 45_000,
    });
  } finally {
    await forgetProviderFaults();
  }
  // The API may leave a sick provider alone for a while before it asks again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Proceed to payment' }).click();
    await payer.seesTheWidget(10_000);
  }).toPass({ timeout: 60_000 });
});
