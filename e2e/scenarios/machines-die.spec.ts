import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { kill, payOutside, restart } from '../world/machine-room.ts';

test('When api and worker die while the money is on its way, there is exactly one receipt after they are back', async ({
  payer,
  page,
}) => {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  const rrr = await payer.readsTheRrr();
  try {
    await test.step('Given nothing of ours runs when the money is handed over', async () => {
      await Promise.all([kill('api'), kill('worker')]);
      await payOutside(rrr, 'branch');
    });
    await test.step('Then the bill page says that the service cannot be reached, and nothing false', async () => {
      await page.goto(`/payment_summary_open?ref=${bill.reference}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/KDR-/)).toHaveCount(0);
    });
  } finally {
    await restart('api');
    await restart('worker');
  }
  await expect.poll(async () => (await moneyOf(bill.reference)).receipts, { timeout: 90_000 }).toBe(1);
  expect(await moneyOf(bill.reference)).toMatchObject({ payments: 1, ledgerSum: '0' });
  await page.goto(`/payment_summary_open?ref=${bill.reference}`);
  await payer.seesReceipt(bill);
});
